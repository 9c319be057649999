import { useEffect, useState } from 'react'
import type { DocumentComplaint } from '../../../contracts/api/operator/editedDocument.ts'
import { checkDocumentAsOperator } from '../../../contracts/api/operator/operatorContentApi.ts'
import { callApi } from '../api/callApi.ts'
import type { WorkingCopy } from './useWorkingCopy.ts'

/** How long after the last key the document is checked, ms. */
const pause = 500

/** OPR-27: what the server would complain of, a moment after each edit. */
export const useComplaints = (copy: WorkingCopy | null): readonly DocumentComplaint[] => {
  const [complaints, setComplaints] = useState<readonly DocumentComplaint[]>([])
  const document = copy?.document
  useEffect(() => {
    if (document === undefined) return
    let isWanted = true
    const timer = setTimeout(() => {
      void callApi(checkDocumentAsOperator, { body: { document: document as never } }).then((answer) => {
        if (isWanted && answer._tag === 'Answer') setComplaints(answer.body.complaints)
      })
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [document])
  return complaints
}
