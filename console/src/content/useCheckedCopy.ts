import { useEffect, useState } from 'react'
import type { DocumentComplaint } from '../../../contracts/api/operator/editedDocument.ts'
import { checkDocumentAsOperator } from '../../../contracts/api/operator/operatorContentApi.ts'
import type { LocalizedDocument } from '../../../contracts/content/contentDocument.ts'
import { callApi } from '../api/callApi.ts'
import type { WorkingCopy } from './useWorkingCopy.ts'

/** The document in hand as readers of a language get it. */
export type Readable = { readonly language: string; readonly document: LocalizedDocument }

type Checked = {
  readonly complaints: readonly DocumentComplaint[]
  /** OPR-31: the last one that had the form of a document. */
  readonly readable?: Readable | undefined
  /** Why the last edit could not be checked. */
  readonly failure?: string
}

/** How long after the last key the document is checked, ms. */
const pause = 300

/** OPR-27: what the server would complain of, a moment after each edit. */
export const useCheckedCopy = (copy: WorkingCopy | null, language: string): Checked => {
  const [checked, setChecked] = useState<Checked>({ complaints: [] })
  const document = copy?.document
  useEffect(() => {
    if (document === undefined) return
    let isWanted = true
    const timer = setTimeout(() => {
      const body = { document: document as never, language }
      void callApi(checkDocumentAsOperator, { body }).then((answer) => {
        if (!isWanted) return
        if (answer._tag === 'Failure') return setChecked((before) => ({ ...before, failure: answer.message }))
        const { complaints, localized } = answer.body
        setChecked((before) => ({
          complaints,
          readable: localized ? { language, document: localized } : before.readable,
        }))
      })
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [document, language])
  return checked
}
