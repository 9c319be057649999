import { useState } from 'react'
import { addRedirect } from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import type { Leading } from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import { callApi } from '../api/callApi.ts'
import { Peek } from '../parts/Peek.tsx'
import { Refused } from '../parts/Refused.tsx'
import { RedirectForm } from './RedirectForm.tsx'

type Props = { readonly onClose: () => void; readonly onAdded: (redirectId: string) => void }

/** OPR-52: an old path, and where it is to lead. */
export const AddRedirectPanel = ({ onClose, onAdded }: Props) => {
  const [fault, setFault] = useState<string | null>(null)
  const add = async (path: string, wanted: Leading): Promise<void> => {
    const answer = await callApi(addRedirect, { body: { path, ...wanted } })
    if (answer._tag === 'Failure') setFault(answer.message)
    else onAdded(answer.body.id)
  }
  return (
    <Peek title="Add a redirect" onClose={onClose}>
      {fault !== null && <Refused message={fault} />}
      <RedirectForm name="Redirect" now={null} press="Add" onSave={add} />
      <p className="peek-line">
        Give paths as they stand in an address, such as /old/boots or /en-us/old-page, without the shop’s name. The old
        path is one that leads nowhere now, the new one is a page of this shop.
      </p>
    </Peek>
  )
}
