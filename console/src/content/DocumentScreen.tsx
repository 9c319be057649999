import type { DocumentAddress } from '../../../contracts/api/operator/editedDocument.ts'
import { readDocumentAsOperator } from '../../../contracts/api/operator/operatorContentApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Refused } from '../parts/Refused.tsx'
import { DocumentEditor } from './DocumentEditor.tsx'
import { useWorkingCopy } from './useWorkingCopy.ts'

/** OPR-26: one document, once it is read. */
export const DocumentScreen = ({ params }: { readonly params: DocumentAddress }) => {
  const { body, failure, reloaded } = useAnswer(readDocumentAsOperator, { params })
  const working = useWorkingCopy(params, body)
  return (
    <>
      {failure && <Refused message={failure.message} />}
      {body && working.copy && (
        <DocumentEditor
          params={params}
          edited={body}
          working={{ ...working, copy: working.copy }}
          reloaded={reloaded}
        />
      )}
    </>
  )
}
