/** Works something out once for each object that it is asked about, and keeps it as long as the object is in use. */
export function oncePer<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return key => {
    let value = known.get(key)
    if (value === undefined) {
      value = workOut(key)
      known.set(key, value)
    }
    return value
  }
}
