import './ResultsScreen.css'
import { useState } from 'react'
import {
  exportResult,
  readResultAsOperator,
  readResultsAsOperator,
} from '../../../contracts/api/operator/resultsApi.ts'
import { callApi } from '../api/callApi.ts'
import { saveFile } from '../api/saveFile.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { timeText } from '../parts/timeText.ts'
import { Toned } from '../parts/Toned.tsx'
import type { ScreenProps } from '../screens.ts'
import { goTo } from '../shell/usePlace.ts'
import { ResultPage } from './ResultPage.tsx'
import { countText, outcomeOf, seenBy, stateOf } from './resultText.ts'

/** OPR-35: every experiment; the address says which one is open, in place of the list. */
export const ResultsScreen = ({ opened }: ScreenProps) =>
  opened === '' ? <ResultList /> : <OneResult key={opened} experienceId={opened} />

const OneResult = ({ experienceId }: { readonly experienceId: string }) => {
  const { body, failure, reload } = useAnswer(readResultAsOperator, { params: { experienceId } })
  const [notice, setNotice] = useState<{ readonly fault: boolean; readonly text: string } | null>(null)
  const download = async (): Promise<void> => {
    const answer = await callApi(exportResult, { params: { experienceId } })
    if (answer._tag === 'Answer') saveFile(answer.body.name, answer.body.text)
    setNotice(
      answer._tag === 'Answer'
        ? { fault: false, text: `Saved: ${answer.body.name}.` }
        : { fault: true, text: answer.message },
    )
  }
  const action = (
    <div className="result-actions">
      <PressButton kind="second" onPress={() => goTo('results')}>
        All experiments
      </PressButton>
      <PressButton kind="second" onPress={download}>
        Export
      </PressButton>
      <PressButton kind="second" onPress={reload}>
        Count again
      </PressButton>
    </div>
  )
  return (
    <ScreenFrame title={experienceId} action={action}>
      {failure && <Refused message={failure.message} />}
      {notice?.fault && <Refused message={notice.text} />}
      <p role="status" className="result-saved">
        {notice?.fault === false ? notice.text : ''}
      </p>
      {body && <ResultPage result={body} />}
    </ScreenFrame>
  )
}

const ResultList = () => {
  const { body, failure, reload } = useAnswer(readResultsAsOperator, {})
  const results = body?.results ?? []
  const action = (
    <PressButton kind="second" onPress={reload}>
      Count again
    </PressButton>
  )
  return (
    <ScreenFrame title="Experiments" action={action} {...(body ? { count: countText(results.length) } : {})}>
      {failure && <Refused message={failure.message} />}
      {body && (
        <Rows
          name="Experiments"
          items={results}
          keyOf={({ key }) => key}
          onOpen={(key) => goTo(`results/${key}`)}
          nothing="There is no experiment."
          columns={[
            { title: 'Experiment', cell: ({ key }) => key },
            { title: 'State', cell: ({ status }) => <Toned {...stateOf(status)} /> },
            { title: 'Result', cell: (each) => <Toned {...outcomeOf(each)} /> },
            { title: 'Visitors', cell: (each) => seenBy(each).toLocaleString('en') },
            { title: 'Sites', cell: ({ sites }) => sites.join(', ') },
            { title: 'First seen', cell: ({ since }) => (since === null ? 'Not yet' : timeText(since)) },
          ]}
        />
      )}
    </ScreenFrame>
  )
}
