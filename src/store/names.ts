import { checkId } from './written.ts'

/** Names are the same whatever their case, width or surrounding space. */
export function nameKey(name: string): string {
  const key = name.normalize('NFKC').trim().toLowerCase()
  checkId('name', key)
  return key
}

/**
 * What a name is read as: two names with the same look are taken for each other. It follows the skeletons of Unicode's
 * technical standard 39 in small: compatibility forms (NFKC), letters of other alphabets that are drawn like a Latin one,
 * and within Latin what readers mix up. Accents stay, for they are seen. Names that mix alphabets never come this far
 * (`protocol/names.ts`), so only letters matter of which a whole name can be made.
 */
export function nameLook(name: string): string {
  const letters = [...name.normalize('NFKC').replace(unseen, '')].map(look).join('')
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w').replace(/\s+/g, ' ').trim()
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu

/** A capital L is like nothing else, while a small one is like a capital I. */
function look(letter: string): string {
  if (letter === 'L') return letter
  const small = letter.toLowerCase()
  return looks.get(letter) ?? looks.get(small) ?? small
}

/** Rows of two lines: what is drawn alike, one below the other. */
const alike: readonly (readonly [like: string, drawn: string])[] = [
  // Latin among itself, small capitals and phonetic letters too.
  ['llloi', 'I1|0ı'],
  ['abcdefghijklmnoprstuvwyzag', 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡ'],
  // Greek
  ['abezhlkmnoptyx', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'],
  ['ayiknouvptxwc', 'αγικηουνρτχωϲ'],
  // Cyrillic
  ['abcehlkjmopstxyvwgd', 'АВСЕНІКЈМОРЅТХУѴԜԌԀ'],
  ['aceijopsxyvwgdhlqbrkmt', 'асеіјорѕхуѵԝԍԁһӏԛьгкмт'],
  // Armenian
  ['usLo', 'ՍՏԼՕ'],
  ['honuqgw', 'հօոսզցա'],
  // Cherokee
  ['drtiyajewmhzgwsvLcpkb', 'ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᏃᏀᏔᏚᏙᏞᏟᏢᏦᏴ'],
  // Lisu
  ['bpddtgkjczfmnLsrvhwxyaeolu', 'ꓐꓑꓓꓒꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓳꓲꓴ'],
  // Marks between letters.
  ["''''''", '’‘`´ʼ′'],
  ['-----', '‐‑–—−'],
]

const looks: ReadonlyMap<string, string> = new Map(
  alike.flatMap(([like, drawn]) => [...drawn].map((letter, at) => [letter, [...like][at] ?? letter] as const)),
)
