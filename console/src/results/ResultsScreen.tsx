import './ResultsScreen.css'
import { readResultsAsOperator } from '../../../contracts/api/operator/resultsApi.ts'
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
export const ResultsScreen = ({ opened }: ScreenProps) => {
  const { body, failure, reload } = useAnswer(readResultsAsOperator, {})
  const results = body?.results ?? []
  const result = results.find(({ key }) => key === opened)
  const action = (
    <div className="result-actions">
      {opened !== '' && (
        <PressButton kind="second" onPress={() => goTo('results')}>
          All experiments
        </PressButton>
      )}
      <PressButton kind="second" onPress={reload}>
        Count again
      </PressButton>
    </div>
  )
  if (opened !== '' && body)
    return (
      <ScreenFrame title={opened} action={action}>
        {failure && <Refused message={failure.message} />}
        {result ? (
          <ResultPage key={opened} result={result} />
        ) : (
          <p className="rows-nothing">There is no such experiment any more.</p>
        )}
      </ScreenFrame>
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
