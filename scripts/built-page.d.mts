export function buildIfChanged(build: () => void, root?: string): void
