import type { EditedDocument } from '../../../contracts/api/operator/editedDocument.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { timeText } from '../parts/timeText.ts'
import { actText, authorText } from './documentText.ts'

type Props = {
  readonly edited: EditedDocument
  /** Takes what an earlier revision said into the editor. */
  readonly onTake: (revision: number) => Promise<void>
}

/** OPR-30: who did what with the document, the latest first. */
export const HistoryPanel = ({ edited: { history, revision: latest }, onTake }: Props) => (
  <ol className="history">
    {history.map((act, place) => (
      <li key={`${act.at} ${act.act} ${place}`}>
        <p>{actText(act)}</p>
        <p className="content-soft">
          {timeText(act.at)}, {authorText(act.by)}
        </p>
        {act.act === 'saved' && act.revision !== null && act.revision !== latest && (
          <PressButton kind="quiet" onPress={async () => onTake(act.revision ?? 0)}>
            Edit revision {act.revision}
          </PressButton>
        )}
      </li>
    ))}
  </ol>
)
