/** Where the kinds of notices are kept that are wanted on this device. Nothing is kept where it is not called. */
export const CALLED_KEY = 'athenaeum-called'

export const isCalled = (): boolean => localStorage.getItem(CALLED_KEY) !== null
