import { useEffect, useState } from 'react'
import type { DocumentAddress, EditedDocument } from '../../../contracts/api/operator/editedDocument.ts'
import { isRecord } from '../../../core/domain/fields/fields.ts'

/** What an operator has in hand: a document, and the revision that it was made from. */
export type WorkingCopy = { readonly revision: number; readonly document: unknown; readonly isChanged: boolean }

/** OPR-33: edits outlive a reload of the page, in this tab, until they are saved or discarded. */
export const useWorkingCopy = (params: DocumentAddress, edited: EditedDocument | null) => {
  const name = `cairn-console-content ${params.site}/${params.family}/${params.documentKey}`
  const [copy, setCopy] = useState<WorkingCopy | null>(() => kept(name))
  useEffect(() => {
    if (edited) setCopy((held) => (held?.isChanged === true ? held : copyOf(edited)))
  }, [edited])
  useEffect(() => {
    if (copy?.isChanged === true) sessionStorage.setItem(name, JSON.stringify(copy))
    else sessionStorage.removeItem(name)
  }, [name, copy])
  return {
    copy,
    change: (document: unknown): void => setCopy((held) => held && { ...held, document, isChanged: true }),
    /** What the server has takes its place. */
    take: (document: EditedDocument): void => setCopy(copyOf(document)),
    /** The server has what was sent; what was typed since stays, as an edit of that revision. */
    saved: (document: EditedDocument, sent: unknown): void =>
      setCopy((held) =>
        held?.isChanged === true && held.document !== sent
          ? { ...held, revision: document.revision }
          : copyOf(document),
      ),
    /** The edits stay, as if they had been made from this revision. */
    rebase: (revision: number): void => setCopy((held) => held && { ...held, revision }),
  }
}

const copyOf = ({ revision, document }: EditedDocument): WorkingCopy => ({ revision, document, isChanged: false })

const kept = (name: string): WorkingCopy | null => {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isRecord(read) && typeof read['revision'] === 'number'
      ? { revision: read['revision'], document: read['document'], isChanged: true }
      : null
  } catch {
    return null
  }
}
