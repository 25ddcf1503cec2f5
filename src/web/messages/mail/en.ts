/** Letters: where they go, and what they lead to. */
export const mail = {
  mail: {
    title: 'E-mail',
    help: 'A letter when tables wait for you, at most one in some hours, and a way to sign in without a password. Nobody else ever sees the address.',
    address: 'E-mail address',
    name: 'Use this address',
    sent: 'A letter is on its way. Open the link in it to prove that the address is yours.',
    unproved: (address: string): string => `${address} is not proved yet: open the link in the letter.`,
    proved: (address: string): string => `Letters go to ${address}.`,
    digest: 'Write to me when tables wait for me',
    forget: 'Forget the address',
    signIn: 'Sign in by a letter',
    signInHelp: 'If you have proved your address here.',
    send: 'Send me the letter',
    onItsWay: 'If the address is known here, a letter with a link is on its way.',
    proveTitle: (name: string): string => `Is this your address, ${name}?`,
    yes: 'Yes, it is mine',
    done: 'The address is proved.',
    signInTitle: (name: string): string => `Sign in as ${name}?`,
    enter: 'Sign in on this device',
    gone: 'This link is no longer good. Ask for another letter.',
  },
}
