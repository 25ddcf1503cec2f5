/** A picture of a table at a size. */
export interface Shot {
  readonly file: string
  readonly label: string
  readonly faults: number
  readonly width: number
  readonly height: number
}

/** A page of small pictures, to be looked at with one's own eyes. */
export const contactSheet = (shots: readonly Shot[]): string => `<!doctype html>
<style>
  body { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; background: #777; font: 12px sans-serif }
  figure { margin: 0; background: #fff; padding: 4px }
  img { display: block; height: 300px }
  .faulty { background: #f99 }
</style>
${shots
  .map(
    ({ file, label, faults }) =>
      `<figure class="${faults > 0 ? 'faulty' : ''}"><a href="${file}"><img src="${file}" alt=""></a>${label}: ${faults}</figure>`,
  )
  .join('\n')}
`
