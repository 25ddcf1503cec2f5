import type { Game } from '../kernel/contract.ts'

/** What is kept of one game: its rules by version, its values by hash. */
interface KeptEditions {
  readonly rules: Readonly<Record<number, () => Promise<{ readonly game: Game }>>>
  readonly packs: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>
}

/** Written by npm run freeze from the folders `editions`: what is kept of each game. */
export const keptEditions: Readonly<Record<string, KeptEditions>> = {
  newton: {
    rules: {
      1: () => import('./newton/editions/rules-1.frozen.mjs'),
    },
    packs: {
      '03af8373f48e6796b5f95aa6e898cd613160cffbe45f245026cdccb7eea767c7': () =>
        import('./newton/editions/03af8373f48e.pack.json', { with: { type: 'json' } }),
      '4c3c6b87999fb472b578cf69c5d8f251c4d8633b42aae4181a382368ea41b72b': () =>
        import('./newton/editions/4c3c6b87999f.pack.json', { with: { type: 'json' } }),
      '872f43cd22e5ab6924bfeff08b8fa9e3268f0efbb5308936c60749a30fc32e8c': () =>
        import('./newton/editions/872f43cd22e5.pack.json', { with: { type: 'json' } }),
    },
  },
  expo1906: {
    rules: {
      1: () => import('./expo1906/editions/rules-1.frozen.mjs'),
    },
    packs: {
      d22c752dc49b6934614d9db5488fbf1b871892df11b760aa1236a4db8c944e26: () =>
        import('./expo1906/editions/d22c752dc49b.pack.json', { with: { type: 'json' } }),
      fb3eed1eda048bbfb661434d3d35d5785ced321735f3d5810694a40dad83932b: () =>
        import('./expo1906/editions/fb3eed1eda04.pack.json', { with: { type: 'json' } }),
      fedad0557b5bd0f4f7953f6e0030ca15d4904b88dc3c8e055fae681fdeb319d3: () =>
        import('./expo1906/editions/fedad0557b5b.pack.json', { with: { type: 'json' } }),
    },
  },
  almamater: {
    rules: {
      1: () => import('./almamater/editions/rules-1.frozen.mjs'),
    },
    packs: {
      '0b0a96d841e67fd7c39c0505c88065c2a11fb7060939a5bb9cd149f4a9df0f26': () =>
        import('./almamater/editions/0b0a96d841e6.pack.json', { with: { type: 'json' } }),
      '4e4ad781057099d317c365e352125c7e7e1841ee23da688bde9024a1a5dcac9c': () =>
        import('./almamater/editions/4e4ad7810570.pack.json', { with: { type: 'json' } }),
      '806accd198d19a4ec7545d12931b24428fb066151a383b0889fed5a17380d5ec': () =>
        import('./almamater/editions/806accd198d1.pack.json', { with: { type: 'json' } }),
      f1a0313c909254f5aadc19d7352df3d6f25ee13884f4dcda092df4e9964eb67c: () =>
        import('./almamater/editions/f1a0313c9092.pack.json', { with: { type: 'json' } }),
    },
  },
  inventions: {
    rules: {
      1: () => import('./inventions/editions/rules-1.frozen.mjs'),
    },
    packs: {
      '179e14a9e4de6e5f79b6356af1a86c02813f2e0e399e118909c8a2be917306cb': () =>
        import('./inventions/editions/179e14a9e4de.pack.json', { with: { type: 'json' } }),
      '7cd7955aca203a9aaa8d0f6aca2afee844149355bc2615a190151b41f9e84edb': () =>
        import('./inventions/editions/7cd7955aca20.pack.json', { with: { type: 'json' } }),
      '84ad4a5292bc4204a46dcf10fc5c4932db363c79fb275e6b43e6a5ddba0da0df': () =>
        import('./inventions/editions/84ad4a5292bc.pack.json', { with: { type: 'json' } }),
      f2d46b9ca97541f4eb3061a8624c82b8be1ef75c6b48b6d46ba8e1fc630e7ae4: () =>
        import('./inventions/editions/f2d46b9ca975.pack.json', { with: { type: 'json' } }),
    },
  },
}
