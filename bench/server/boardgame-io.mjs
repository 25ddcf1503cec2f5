// boardgame.io's server with the same rules, in memory.
import { Server } from 'boardgame.io/dist/cjs/server.js'
import { newton } from '../../src/games/newton/game.ts'
import { showing } from '../../src/kernel/view.ts'
import { newtonOnBoardgameIo } from '../engine/newton-on-boardgame-io.mjs'

const game = {
  ...newtonOnBoardgameIo(4, 'bench'),
  playerView: ({ G, playerID }) => showing(newton, G)(playerID === null ? undefined : Number(playerID)),
}
const server = Server({ games: [game], origins: [/localhost/] })
await server.run({ port: Number(process.env.PORT) })
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  console.log(process.memoryUsage().heapUsed)
})
process.stdout.write('ready\n')
