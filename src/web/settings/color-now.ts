/** A custom property with both themes in it, as the colour that is shown now: for what style sheets cannot draw. */
export function colorNow(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** A custom property as it is written. */
export const tokenOf = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token)
