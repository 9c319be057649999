import { useRef } from 'react'
import type { DocumentAddress, EditedDocument } from '../../../contracts/api/operator/editedDocument.ts'
import * as calls from '../../../contracts/api/operator/operatorContentApi.ts'
import { callApi } from '../api/callApi.ts'
import { useOutcome } from '../api/useOutcome.ts'
import { PressButton } from '../parts/PressButton.tsx'
import type { useWorkingCopy, WorkingCopy } from './useWorkingCopy.ts'

type Given = {
  readonly params: DocumentAddress
  readonly edited: EditedDocument
  readonly working: Omit<ReturnType<typeof useWorkingCopy>, 'copy'> & { readonly copy: WorkingCopy }
  readonly reloaded: () => Promise<void>
}

/** OPR-26, OPR-28…30: what an operator does with the document, and what came of it. */
export const useDocumentActs = ({ params, edited, working, reloaded }: Given) => {
  const { notice, setNotice, settle } = useOutcome(reloaded)
  const { copy, take, rebase, change } = working
  const saving = useRef<Promise<EditedDocument | null> | null>(null)
  /** Who asks for it while a draft is on its way gets that one: a second would name a revision that has gone by. */
  const savedCopy = (): Promise<EditedDocument | null> =>
    (saving.current ??= sentCopy().finally(() => {
      saving.current = null
    }))
  const sentCopy = async (): Promise<EditedDocument | null> => {
    const { revision, document, isChanged } = copy
    if (!isChanged) {
      setNotice({ fault: false, text: 'Nothing has changed since it was saved.' })
      return edited
    }
    // It was read as JSON, and every edit keeps it so.
    const answer = await callApi(calls.saveDocument, { params, body: { revision, document: document as never } })
    if (answer._tag === 'Answer') working.saved(answer.body, document)
    await settle(answer, 'Saved as a draft. Shoppers do not see it yet.')
    return answer._tag === 'Answer' ? answer.body : null
  }
  const publish = async (instants: { readonly from?: number; readonly until?: number }): Promise<void> => {
    const latest = copy.isChanged ? await savedCopy() : edited
    if (!latest) return
    const answer = await callApi(calls.publishDocument, { params, body: { version: latest.version, ...instants } })
    await settle(answer, instants.from === undefined ? 'Published.' : 'Scheduled.')
  }
  const act = async (call: typeof calls.hideDocument | typeof calls.undoPublication, done: string): Promise<void> => {
    await settle(await callApi(call, { params, body: { version: edited.version } }), done)
  }
  const takeRevision = async (revision: number): Promise<void> => {
    const answer = await callApi(calls.readDocumentRevision, { params: { ...params, revision } })
    if (answer._tag === 'Failure') return setNotice({ fault: true, text: answer.message })
    change(answer.body.document)
    setNotice({ fault: false, text: `The editor has what revision ${revision} said. Save it to keep it.` })
  }
  return {
    notice,
    save: async () => (await savedCopy()) !== null,
    publish,
    hide: () => act(calls.hideDocument, 'Hidden from shoppers. It can be undone.'),
    undo: () => act(calls.undoPublication, 'Undone.'),
    takeRevision,
    /** Somebody has saved another revision since this copy was made. */
    Conflict: () => (
      <div className="editor-conflict">
        <p>
          Your changes are to revision {copy.revision}; there is a revision {edited.revision} now, saved by{' '}
          {edited.history.find(({ act: done }) => done === 'saved')?.by}.
        </p>
        <PressButton kind="second" onPress={() => take(edited)}>
          Discard mine
        </PressButton>
        <PressButton kind="danger" onPress={() => rebase(edited.revision)}>
          Keep mine instead
        </PressButton>
      </div>
    ),
  }
}
