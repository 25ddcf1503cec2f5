/** Being called while the page is closed. */
export const calls = {
  calls: {
    title: 'Being called',
    help: 'At tables over days you are called here when something waits for you, also while this page is closed. One notice waits until you have looked.',
    callHere: 'Call me on this device',
    stopHere: 'No longer on this device',
    calledHere: 'You are called on this device.',
    kinds: 'For what',
    kind: {
      turn: 'It is my turn',
      time: 'My time is running out',
      chat: 'Somebody writes at my table',
      invited: 'Somebody asks for another game',
    },
    denied:
      'The browser does not allow notices from this site. Allow them in its settings for this page, then try again.',
    notHere:
      'This browser cannot be called while the page is closed. On an iPhone or iPad, first add this site to the home screen.',
    failed: 'The browser could not reach its push service. Try again later.',
    others: 'Your other devices',
    remove: 'Remove',
    removeOne: (label: string): string => `No longer call me on ${label}`,
    quiet: 'Quiet hours',
    quietOn: 'Do not call me at night',
    from: 'From',
    to: 'To',
    save: 'Save',
    saved: 'Saved.',
    offer: 'Shall this device call you when it is your turn, also while the page is closed?',
    yes: 'Yes, call me',
    no: 'No, thanks',
  },
}
