const letters: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', gamma: 'γ' }

/** The letter of an ancient land; a symbol that is no Greek letter stands for itself. */
export const greekLetter = (symbol: string) => letters[symbol] ?? symbol
