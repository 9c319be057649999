import { randomUUID } from 'node:crypto'
import type { Attack, Ground, Verdict } from '../Attack.ts'
import { weakIf } from '../Attack.ts'
import type { RawClient } from '../rawClient.ts'
import { askToSignIn, errorIdOf, guestOf, newConsumer, newPkce, nobody, paths, signUpEntry } from '../visitor.ts'
import { guess, isLimited, limitVerdict } from './guess.ts'

const wrongPassword = 'Birch-2025-no'

const oneName = async ({ client }: Ground): Promise<Verdict> => {
  const attackers = [nobody(client()), nobody(client()), nobody(client())]
  const { replies } = await guess(
    24,
    (nth) => askToSignIn(attackers[nth % 3]!, 'consumer@example.com', `${wrongPassword}-${nth}`, newPkce()),
    4,
  )
  const lookedAt = replies.filter((reply) => ['AUT401', 'AUT426'].includes(errorIdOf(reply))).length
  const request = `POST ${paths.signIn} {"username":"consumer@example.com","password":"<guessed>"} from 3 addresses`
  return {
    figures: `${lookedAt} of 24 passwords checked`,
    weaknesses: weakIf(lookedAt > 15, `${lookedAt} passwords for one name were checked`, request),
  }
}

const oneClientManyNames = async ({ client }: Ground): Promise<Verdict> => {
  const attacker = nobody(client())
  const guesses = await guess(
    120,
    () => askToSignIn(attacker, `${randomUUID().slice(0, 8)}@example.com`, wrongPassword, newPkce()),
    4,
  )
  return limitVerdict(
    guesses,
    100,
    ['AUT401'],
    `POST ${paths.signIn} {"username":"<guessed>","password":"${wrongPassword}"} from one address`,
  )
}

/** The owner has signed in from the same device before. */
const ownerLockedOut = async ({ client }: Ground): Promise<Verdict> => {
  const home = client()
  const device = randomUUID()
  const owner = await newConsumer(home, device)
  const attacker = nobody(client())
  for (let nth = 0; nth < 6; nth++) await askToSignIn(attacker, owner.email, wrongPassword, newPkce())
  const stopped = await askToSignIn(attacker, owner.email, wrongPassword, newPkce())
  const again = await askToSignIn(await guestOf(home), owner.email, owner.password, newPkce(), device)
  const request = `6 × POST ${paths.signIn} {"username":"<owner>","password":"<wrong>"} from another address, then the owner with the right one`
  return {
    figures: `attacker ${stopped.status} ${errorIdOf(stopped)}, owner ${again.status} ${errorIdOf(again)}`.trim(),
    weaknesses: [
      ...weakIf(
        !isLimited(stopped) && errorIdOf(stopped) !== 'AUT423',
        `the attacker is not stopped: ${stopped.text}`,
        request,
      ),
      ...weakIf(again.status !== 200, `the owner is locked out as well: ${again.status} ${errorIdOf(again)}`, request),
    ],
  }
}

/** An account for a stranger's address, in the form that both calls for opening one accept. */
const opening = {
  'sign-up': async (client: RawClient) => {
    const who = await guestOf(client)
    return () => who.call('POST', paths.signUp, signUpEntry(`${randomUUID()}@example.com`, 'Larch-and-birch-71'))
  },
  profile: async (client: RawClient) => {
    const who = await guestOf(client)
    return () =>
      who.call('POST', paths.profile, {
        consumerProfile: {
          consumerDetails: { email: `${randomUUID()}@example.com`, firstName: 'Ada', lastName: 'Moss' },
        },
      })
  },
} as const

const openAccounts =
  (way: keyof typeof opening, most: number) =>
  async ({ client, isShort }: Ground): Promise<Verdict> => {
    const open = await opening[way](client())
    const guesses = await guess(isShort ? most + 6 : 3 * most, open, 4)
    const opened = guesses.replies.filter(({ status }) => status === 201).length
    const verdict = limitVerdict(
      guesses,
      most,
      [201],
      `POST ${way === 'profile' ? paths.profile : paths.signUp} with a stranger’s e-mail, with one guest token`,
    )
    return { ...verdict, figures: `${opened} accounts opened; ${verdict.figures}` }
  }

const commonPassword = async ({ client }: Ground): Promise<Verdict> => {
  const who = nobody(client())
  const taken: string[] = []
  for (const password of ['Password1', 'Welcome1', 'Qwerty123']) {
    const reply = await who.call('POST', paths.signUp, signUpEntry(`${randomUUID()}@example.com`, password))
    if (reply.status === 201) taken.push(password)
  }
  const request = `POST ${paths.signUp} {…"password":"${taken[0] ?? 'Password1'}"}`
  return {
    figures: `${taken.length} of 3 common passwords taken`,
    weaknesses: weakIf(taken.length > 0, `${taken.join(', ')} became the password of an account`, request),
  }
}

export const accountAttacks: readonly Attack[] = [
  {
    id: 'sign-in-one-name',
    part: 'guessing',
    tries: 'Three clients try passwords of one name.',
    promise: 'At most fifteen passwords for one name are checked, and at most five from one client.',
    bound: { requests: 30, seconds: 60 },
    short: { requests: 30, seconds: 60 },
    run: oneName,
  },
  {
    id: 'sign-in-many-names',
    part: 'guessing',
    tries: 'One client tries one password against one name after another.',
    promise: 'After 100 failed sign-ins, a client is refused with LIM429 and Retry-After.',
    bound: { requests: 130, seconds: 300 },
    short: null,
    run: oneClientManyNames,
  },
  {
    id: 'sign-in-lockout',
    part: 'guessing',
    tries: 'Six wrong passwords from elsewhere, so that the owner cannot sign in.',
    promise: 'The owner signs in with the right password from a known device.',
    bound: { requests: 20, seconds: 60 },
    short: { requests: 20, seconds: 60 },
    run: ownerLockedOut,
  },
  {
    id: 'sign-up-strangers',
    part: 'guessing',
    tries: 'One guest opens accounts in the names of strangers, or finds out whether there is one (AUT439).',
    promise: 'After 20 accounts, a guest is refused with LIM429 and Retry-After.',
    bound: { requests: 70, seconds: 90 },
    short: { requests: 30, seconds: 60 },
    run: openAccounts('sign-up', 20),
  },
  {
    id: 'profiles-of-strangers',
    part: 'guessing',
    tries: 'One guest opens profiles in the names of strangers.',
    promise: 'After 20 profiles, a guest is refused with LIM429 and Retry-After.',
    bound: { requests: 70, seconds: 60 },
    short: { requests: 30, seconds: 60 },
    run: openAccounts('profile', 20),
  },
  {
    id: 'common-password',
    part: 'guessing',
    tries: 'The most common leaked passwords, at sign-up.',
    promise: 'A common password is refused.',
    bound: { requests: 5, seconds: 30 },
    short: { requests: 5, seconds: 30 },
    run: commonPassword,
  },
]
