import { useState } from 'react'
import type { Vote } from '../../../contracts/api/catalogue/reviewApi.ts'
import type { RequestOutcome } from '../../../contracts/requests.ts'
import { announce } from '../components/basic/announce.ts'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { createStore } from '../state/createStore.ts'
import { safeLocalStorage } from '../state/safeStorage.ts'

interface VotesProps {
  /** The id of the review or answer. */
  readonly subject: string
  /** As the server counts them. */
  readonly upVotes: number
  readonly downVotes: number
  readonly send: (vote: Vote) => Promise<RequestOutcome>
}

/** CAT-21, CAT-24: the count changes at once; if the server refuses the vote, it changes back with a sentence. */
export const Votes = ({ subject, upVotes, downVotes, send }: VotesProps) => {
  const t = useCopy('reviews')
  const mine = ownVotes.use((votes) => votes[subject])
  const [isRefused, setRefused] = useState(false)
  const counted = { up: upVotes, down: downVotes }
  const shown = mine === undefined ? counted : (mine.shown ?? counted)
  const cast = async (vote: Vote): Promise<void> => {
    if (mine?.vote === vote) return
    setRefused(false)
    keep(subject, { vote, shown: moved(shown, mine?.vote, vote) })
    const { _tag } = await send(vote)
    if (_tag === 'Done') return
    keep(subject, mine)
    setRefused(true)
    announce(t.notCounted(), 'assertive')
  }
  return (
    <div className="votes" role="group" aria-label={t.useful()}>
      <span aria-hidden="true">{t.useful()}</span>
      <Button aria-pressed={mine?.vote === 'up'} onPress={() => void cast('up')}>
        {t.yes()} <span className="figures">{shown.up}</span>
      </Button>
      <Button aria-pressed={mine?.vote === 'down'} onPress={() => void cast('down')}>
        {t.no()} <span className="figures">{shown.down}</span>
      </Button>
      {isRefused && <span className="votes-refused">{t.notCounted()}</span>}
    </div>
  )
}

type Counts = Readonly<Record<Vote, number>>

const moved = (counts: Counts, from: Vote | undefined, to: Vote): Counts => ({
  ...counts,
  ...(from === undefined ? {} : { [from]: counts[from] - 1 }),
  [to]: counts[to] + 1,
})

/** `shown`: the counts with a vote of this visit, which the page's answer does not contain yet. */
type OwnVote = { readonly vote: Vote; readonly shown?: Counts }

const storageKey = 'cairn-votes'

/** One's own votes of earlier visits are counted by the server; which they were is known only on this device. */
const storedVotes = (): Readonly<Record<string, OwnVote>> => {
  const stored = safeLocalStorage.readJson(storageKey)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([subject, vote]) =>
      vote === 'up' || vote === 'down' ? [[subject, { vote }]] : [],
    ),
  )
}

const ownVotes = createStore<Readonly<Record<string, OwnVote>>>(storedVotes())

const keep = (subject: string, own: OwnVote | undefined): void => {
  const { [subject]: _before, ...others } = ownVotes.read()
  const votes = own === undefined ? others : { ...others, [subject]: own }
  ownVotes.set(votes)
  safeLocalStorage.write(
    storageKey,
    JSON.stringify(Object.fromEntries(Object.entries(votes).map(([each, { vote }]) => [each, vote]))),
  )
}
