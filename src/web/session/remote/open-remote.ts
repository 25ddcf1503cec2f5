import type { Seat } from '../../../kernel/contract.ts'
import type { Command } from '../../../tables/command.ts'
import { closeNotices } from '../../offline/own-notices.ts'
import { settings } from '../../settings/settings.ts'
import { aboutSeat, playingCommands } from '../commands.ts'
import { observableOf } from '../observable.ts'
import type { TableSession, TableSnapshot } from '../session.ts'
import { snapshotOf, type ToldTable } from '../told.ts'
import { onAttention } from './attention.ts'
import { commanded, connected, type Followed, goOn, hear, pastOf, subscribe } from './followed.ts'
import { gameOf } from './game-of.ts'
import { knownPerson, meAtServer } from './person.ts'
import { adviceAt, commandAt, linkOf, lookAt, recordOfTable } from './requests.ts'
import { openWire } from './wire.ts'

/** Opens a table of the server: it is followed over a socket that goes on where it was cut off. */
export async function openRemote(id: string, link: string | undefined): Promise<TableSession | undefined> {
  // Who has no name yet, or one that belongs to somebody, looks on as a stranger.
  await (settings.get().name === '' ? knownPerson() : meAtServer()).catch(() => undefined)
  const first = await lookAt(id, link)
  if (first === undefined) return undefined
  const game = await gameOf(first.view)
  const told: ToldTable = {
    connection: 'connecting',
    view: first.view,
    as: first.as,
    left: first.left,
    link: link === undefined ? undefined : await linkOf(link),
    host: first.host,
    happened: await pastOf(game, first.view, id, link),
    present: [],
    ahead: 0,
  }
  let attentive = true
  const tellAttention = (): void => {
    followed.wire.send({ type: 'looking', id: crypto.randomUUID(), looking: attentive })
    if (attentive) void closeNotices(id)
  }
  const followed: Followed = {
    id,
    link,
    game,
    shown: observableOf<TableSnapshot>(snapshotOf(game, told)),
    wire: openWire({
      hear: message => hear(followed, message),
      // First whether anybody looks: what was not seen stays to be seen.
      live: () => {
        tellAttention()
        goOn(followed)
      },
      lost: () => connected(followed, 'lost'),
    }),
    told,
    number: first.number,
    wanted: first.as,
  }
  const { shown, wire } = followed
  const unheed = onAttention(now => {
    attentive = now
    tellAttention()
  })
  const close = (): void => {
    unheed()
    wire.close()
  }
  return { snapshot: shown.get, subscribe: shown.subscribe, close, commands: commandsOf(followed) }
}

function commandsOf(followed: Followed): TableSession['commands'] {
  const { id, link } = followed
  const command = (wanted: Command): Promise<boolean> => commanded(followed, wanted)
  const seat = (): Seat => {
    const { as } = followed.told
    return as === 'spectator' ? -1 : as
  }
  const give = (wanted: Command): void => void command(wanted)
  const mine = aboutSeat(seat, give)
  return {
    ...playingCommands(seat, give),
    async answer(keys) {
      for (const [at, key] of keys.entries()) {
        const asked = at === 0 ? followed.told.view.own?.question?.asked : undefined
        if (!(await command({ kind: 'answer', seat: seat(), key, ...(asked === undefined ? {} : { asked }) }))) return
      }
    },
    advise: (tell, signal) => adviceAt(id, link, tell, signal),
    record: () => recordOfTable(id, link),
    async rematch() {
      await command({ kind: 'rematch' })
      return rematchOf(followed.shown)
    },
    shared: {
      // Not over the socket, which was perhaps opened by somebody without a name.
      async remark(text) {
        await meAtServer()
        await commandAt(id, { kind: 'remark', text }, link)
      },
      async sit(wanted) {
        if (await command({ kind: 'sit', seat: wanted })) subscribe(followed, wanted)
      },
      leave: mine('leave'),
      resign: mine('resign'),
      async comeBack() {
        const { left } = followed.told
        if (left !== undefined) await command({ kind: 'return', seat: left })
      },
      pause: mine('pause'),
      goOn: mine('resume'),
      allowCoach: allowed => give({ kind: 'allow-coach', seat: seat(), allowed }),
      seatBot: (at, level) => give({ kind: 'seat-bot', seat: at, level }),
      openSeat: at => give({ kind: 'open-seat', seat: at }),
      start: () => give({ kind: 'start' }),
      // Not over the socket, whose messages are small: a pack of components is not.
      async arrange(arrangement, players) {
        await commandAt(id, { kind: 'arrange', arrangement, players })
      },
      consent: agrees => give({ kind: 'consent', seat: seat(), agrees }),
      nudge: at => give({ kind: 'nudge', seat: at }),
      letStandIn: at => give({ kind: 'stand-in', seat: at }),
      replace: at => give({ kind: 'replace', seat: at }),
      proposeEnd: mine('ask-end'),
      agreeToEnd: agrees => give({ kind: 'agree-end', seat: seat(), agrees }),
    },
  }
}

/** The table of the rematch, as soon as the server has named it. */
function rematchOf(shown: Followed['shown']): Promise<string> {
  return new Promise(resolve => {
    const look = (): void => {
      const { rematch } = shown.get()
      if (rematch === undefined) return
      stop()
      resolve(rematch)
    }
    const stop = shown.subscribe(look)
    look()
  })
}
