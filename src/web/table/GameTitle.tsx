/** The title of a game; what stands behind its colon is left out where there is little room. */
export function GameTitle({ title }: { title: string }) {
  const [name, ...more] = title.split(': ')
  return (
    <span className="table-title">
      {name}
      {more.length > 0 && <span className="table-subtitle">: {more.join(': ')}</span>}
    </span>
  )
}
