/** A packet of cards that goes round: each seat keeps one, and passes on the rest. */
export interface Drafting {
  packet: string[]
  /** What this seat has seen and passed on. */
  readonly passedOn: string[]
}

/** Every seat passes its packet to the next one. */
export function passLeft(players: readonly Drafting[]): void {
  const packets = players.map(player => player.packet)
  players.forEach((player, at) => {
    for (const id of player.packet) if (!player.passedOn.includes(id)) player.passedOn.push(id)
    player.packet = packets.at(at - 1) ?? []
  })
}
