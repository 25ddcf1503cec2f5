/** The key that does the same; who cannot see it hears of keys elsewhere. */
export const KeySign = ({ sign }: { sign: string }) => (
  <span className="key-sign" aria-hidden="true">
    {sign}
  </span>
)
