import { useEffect, useState } from 'react'
import type { EditedDocument } from '../../../contracts/api/operator/editedDocument.ts'
import { readDocumentRevision } from '../../../contracts/api/operator/operatorContentApi.ts'
import { changedContent } from '../../../core/domain/content/changedContent.ts'
import type { ContentChange } from '../../../core/domain/content/changedContent.ts'
import { callApi } from '../api/callApi.ts'
import { Choices } from '../fields/Choices.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { timeText } from '../parts/timeText.ts'
import { languageText, placeText, shortText } from './documentText.ts'
import { InstantEntry } from './fields/InstantEntry.tsx'

type Props = {
  readonly edited: EditedDocument
  /** What would be published: the latest revision with the edits in hand. */
  readonly document: unknown
  /** There are edits that are not saved; they are saved first. */
  readonly isChanged: boolean
  readonly onPublish: (instants: { readonly from?: number; readonly until?: number }) => Promise<void>
  readonly onHide: () => Promise<void>
  readonly onUndo: () => Promise<void>
}

/** OPR-28…30: what shoppers see now, what would change, when, and what can be taken back. */
export const PublishPanel = ({ edited, document, isChanged, onPublish, onHide, onUndo }: Props) => {
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const changes = useChanges(edited, document)
  const isReady =
    when === 'later'
      ? from !== ''
      : isChanged || edited.isDraft || until !== '' || edited.isHidden || edited.shown === null
  return (
    <>
      <Changes edited={edited} changes={changes} />
      {edited.missing.length > 0 && (
        <p className="content-soft">
          Not in {edited.missing.map(languageText).join(', ')}: these shoppers read{' '}
          {languageText(edited.languages[0] ?? 'en')}.
        </p>
      )}
      <Choices label="When" names={{ now: 'Now', later: 'Later' }} chosen={when} onChoose={setWhen} />
      {when === 'later' && (
        <InstantEntry label="Goes up" help="" value={from} onChange={(next) => setFrom(next ?? '')} />
      )}
      <InstantEntry
        label="Comes down"
        help="Empty: when the next one goes up"
        value={until}
        onChange={(next) => setUntil(next ?? '')}
      />
      <div className="entry-moves">
        {isReady && (
          <PressButton
            kind="primary"
            onPress={async () =>
              onPublish({
                ...(when === 'now' || from === '' ? {} : { from: Date.parse(from) }),
                ...(until === '' ? {} : { until: Date.parse(until) }),
              })
            }
          >
            {when === 'now' || from === '' ? 'Publish now' : `Schedule for ${timeText(Date.parse(from))}`}
          </PressButton>
        )}
        {edited.canUndo && (
          <PressButton kind="second" onPress={onUndo}>
            {edited.shown === null && edited.scheduled.length === 0 ? 'Show it again' : 'Undo publication'}
          </PressButton>
        )}
        {(edited.shown !== null || edited.scheduled.length > 0) && (
          <PressButton kind="danger" onPress={onHide}>
            Hide from shoppers
          </PressButton>
        )}
      </div>
    </>
  )
}

/** What the document says otherwise than the revision that shoppers see; null = not known yet. */
const useChanges = (
  { site, family, documentKey, shown }: EditedDocument,
  document: unknown,
): readonly ContentChange[] | null => {
  const [seen, setSeen] = useState<unknown>(null)
  useEffect(() => {
    if (shown === null) return
    let isWanted = true
    const params = { site, family, documentKey, revision: shown }
    void callApi(readDocumentRevision, { params }).then((answer) => {
      if (isWanted && answer._tag === 'Answer') setSeen(answer.body.document)
    })
    return () => {
      isWanted = false
    }
  }, [site, family, documentKey, shown])
  return seen === null ? null : changedContent(seen, document)
}

const Changes = ({
  edited,
  changes,
}: {
  readonly edited: EditedDocument
  readonly changes: readonly ContentChange[] | null
}) => {
  if (edited.shown === null) return <p>No shopper sees this document now.</p>
  if (changes === null) return null
  if (changes.length === 0) return <p>Shoppers see revision {edited.shown}, which says the same.</p>
  return (
    <section aria-label="What changes">
      <h3 className="entry-label">What changes for shoppers</h3>
      <ul className="changes">
        {changes.map((change) => (
          <li key={change.path.join('/')}>
            <p>{placeText(change)}</p>
            {change.before !== null && (
              <p>
                <del>{shortText(change.before)}</del>
              </p>
            )}
            {change.after !== null && (
              <p>
                <ins>{shortText(change.after)}</ins>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
