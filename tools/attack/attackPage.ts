import type { Attack } from './Attack.ts'
import type { AttackResult } from './runAttacks.ts'

/** A line for each attack, and what shows that something is broken. */
export const attackLines = ({ attack, outcome, seconds, figures, weaknesses }: AttackResult): readonly string[] => [
  `${outcome.padEnd(9)} ${attack.id.padEnd(26)} ${figures} (${seconds.toFixed(1)} s)`,
  ...weaknesses.flatMap(({ what, request }) => [
    `          ${what}`,
    ...(request === '' ? [] : [`            ${request.replaceAll('\n', '\n            ')}`]),
  ]),
]

export const attackList = (attacks: readonly Attack[]): readonly string[] =>
  attacks.map(({ id, part, tries, bound, short, needs }) => {
    const size = `${bound.requests} requests, ${bound.seconds} s${short === null ? '' : `; short ${short.requests}, ${short.seconds} s`}`
    return `${part.padEnd(13)} ${id.padEnd(26)} ${tries} (${size}${needs === undefined ? '' : `; needs ${needs === 'postgres' ? 'PostgreSQL' : 'a server of its own'}`})`
  })

/** What stays in reports/attack/attack.json. */
export const attackReport = (results: readonly AttackResult[], isShort: boolean) => ({
  form: isShort ? 'short' : 'long',
  attacks: results.map(({ attack: { id, part, tries, promise }, outcome, seconds, figures, weaknesses }) => ({
    id,
    part,
    tries,
    promise,
    outcome,
    seconds: Math.round(seconds * 10) / 10,
    figures,
    weaknesses,
  })),
})
