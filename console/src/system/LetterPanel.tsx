import { useState } from 'react'
import type { WaitingLetter } from '../../../contracts/api/operator/systemEntities.ts'
import { retryLetterAsOperator } from '../../../contracts/api/operator/systemApi.ts'
import { callApi } from '../api/callApi.ts'
import { Peek } from '../parts/Peek.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { timeText } from '../parts/timeText.ts'
import { Toned } from '../parts/Toned.tsx'

type Props = { readonly letter: WaitingLetter; readonly onClose: () => void; readonly onChanged: () => void }

/** OPR-40: one letter that has not left. */
export const LetterPanel = ({ letter: given, onClose, onChanged }: Props) => {
  const [letter, setLetter] = useState(given)
  const [notice, setNotice] = useState<{ readonly fault: boolean; readonly text: string } | null>(null)
  const retry = async (): Promise<void> => {
    const answer = await callApi(retryLetterAsOperator, { params: { letterId: letter.id } })
    if (answer._tag === 'Failure') return setNotice({ fault: true, text: answer.message })
    setLetter(answer.body)
    setNotice({ fault: false, text: 'It is tried again within seconds.' })
    onChanged()
  }
  return (
    <Peek title={letter.subject} onClose={onClose}>
      {notice?.fault && <Refused message={notice.text} />}
      <div>
        <Toned
          {...(letter.state === 'failed'
            ? { tone: 'waiting' as const, text: 'Failed; it is not tried by itself any more' }
            : { tone: 'plain' as const, text: 'Waits; it is tried by itself' })}
        />
        <p role="status">{notice?.fault === false ? notice.text : ''}</p>
      </div>
      <div className="peek-actions">
        <PressButton kind="primary" onPress={retry}>
          Try again
        </PressButton>
      </div>
      <dl className="system-facts">
        <dt>To</dt>
        <dd>{letter.recipient}</dd>
        <dt>Written</dt>
        <dd>{timeText(letter.writtenAt)}</dd>
        <dt>Tries</dt>
        <dd>{letter.attempts}</dd>
        {letter.state === 'waiting' && (
          <>
            <dt>Next try</dt>
            <dd>{nextTry(letter.dueAt)}</dd>
          </>
        )}
        <dt>Id</dt>
        <dd>
          <code>{letter.id}</code>
        </dd>
      </dl>
      {letter.fault !== null && (
        <section>
          <h3>The mail server said</h3>
          <p className="system-words">{letter.fault}</p>
        </section>
      )}
    </Peek>
  )
}

/** A letter that was never tried is due since ever. */
const nextTry = (dueAt: number | null): string =>
  dueAt === null || dueAt <= Date.now() ? 'Within seconds' : timeText(dueAt)
