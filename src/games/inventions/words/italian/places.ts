/** Articles and prepositions before the name of a region: all-vowel names elide, the others are masculine. */
const elides = (place: string): boolean => /^[AEIOU]/.test(place)

export const from = (place: string): string => (elides(place) ? `dall’${place}` : `dal ${place}`)
export const of = (place: string): string => (elides(place) ? `dell’${place}` : `del ${place}`)
