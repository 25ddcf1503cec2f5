/** How well a bot plays, from the weakest. */
export const levels = ['novice', 'scholar', 'master'] as const
