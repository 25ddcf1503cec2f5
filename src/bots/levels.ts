/** How well a bot plays. `random` is for tests and as a floor to measure from. */
export const levels = ['random', 'novice', 'scholar', 'master'] as const
export type Level = (typeof levels)[number]

export const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name)
