import './SystemScreen.css'
import { useState } from 'react'
import { readLettersAsOperator, retryFailedLetters } from '../../../contracts/api/operator/systemApi.ts'
import { callApi } from '../api/callApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Choices } from '../fields/Choices.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { timeText } from '../parts/timeText.ts'
import type { ScreenProps } from '../screens.ts'
import { goTo } from '../shell/usePlace.ts'
import { LetterPanel } from './LetterPanel.tsx'

/** OPR-40: letters that have not left. The address says which of them, and what is open. */
export const LettersScreen = ({ opened }: ScreenProps) => {
  const [named, ...rest] = opened.split('/')
  const state = named === 'waiting' ? 'waiting' : 'failed'
  return <StateScreen key={state} state={state} opened={rest.join('/')} />
}

type Props = { readonly state: 'waiting' | 'failed'; readonly opened: string }

/** A letter as the address names it: its id may have slashes. */
const keyOf = ({ id }: { readonly id: string }): string => encodeURIComponent(id)

const StateScreen = ({ state, opened }: Props) => {
  const { body, failure, reload } = useAnswer(readLettersAsOperator, { query: { state } })
  const [notice, setNotice] = useState<{ readonly fault: boolean; readonly text: string } | null>(null)
  const listed = body?.letters.find((each) => keyOf(each) === opened)
  // A letter that is tried again leaves the list; its panel stays to say so.
  const [last, setLast] = useState(listed)
  if (listed !== undefined && listed !== last) setLast(listed)
  const letter = listed ?? (last && keyOf(last) === opened ? last : undefined)
  const retryAll = async (): Promise<void> => {
    const answer = await callApi(retryFailedLetters, {})
    if (answer._tag === 'Failure') setNotice({ fault: true, text: answer.message })
    else
      setNotice({
        fault: false,
        text: answer.body.count === 1 ? '1 letter is tried again.' : `${answer.body.count} letters are tried again.`,
      })
    reload()
  }
  return (
    <ScreenFrame
      title="Letters"
      action={
        state === 'failed' && (body?.failed ?? 0) > 0 ? (
          <PressButton kind="second" onPress={retryAll}>
            Try all again
          </PressButton>
        ) : undefined
      }
      peek={
        letter && (
          <LetterPanel key={letter.id} letter={letter} onClose={() => goTo(`letters/${state}`)} onChanged={reload} />
        )
      }
      {...(body ? { count: `${body.letters.length} shown` } : {})}
    >
      <Choices
        label="Which letters"
        names={{ failed: withCount('Failed', body?.failed), waiting: withCount('Waiting', body?.waiting) }}
        chosen={state}
        onChoose={(name) => goTo(`letters/${name}`)}
      />
      {failure && <Refused message={failure.message} />}
      {notice?.fault && <Refused message={notice.text} />}
      <p className="system-notice" role="status">
        {notice?.fault === false ? notice.text : ''}
      </p>
      {body && (
        <Rows
          name="Letters"
          items={body.letters}
          keyOf={keyOf}
          opened={opened}
          onOpen={(key) => goTo(`letters/${state}/${key}`)}
          nothing={state === 'failed' ? 'No letter has failed.' : 'No letter waits.'}
          columns={[
            { title: 'Subject', cell: ({ subject }) => subject },
            { title: 'To', cell: ({ recipient }) => recipient },
            { title: 'Written', cell: ({ writtenAt }) => timeText(writtenAt) },
            { title: 'Tries', cell: ({ attempts }) => attempts },
            { title: 'The mail server said', cell: ({ fault }) => fault ?? 'Nothing yet' },
          ]}
        />
      )}
    </ScreenFrame>
  )
}

const withCount = (name: string, count: number | undefined): string =>
  count === undefined || count === 0 ? name : `${name} ${count}`
