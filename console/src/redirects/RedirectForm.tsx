import { useState } from 'react'
import type { Leading } from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import { Choices } from '../fields/Choices.tsx'
import { TextEntry } from '../fields/TextEntry.tsx'
import { TermsForm } from '../fields/TermsForm.tsx'
import { lastingNames } from './redirectText.ts'

type Props = {
  readonly name: string
  /** null = there is none yet, so that the old path is asked for, too. */
  readonly now: Leading | null
  readonly press: string
  readonly onSave: (path: string, wanted: Leading) => Promise<void>
}

/** OPR-52: where a path is to lead. What cannot be is for the shop to say. */
export const RedirectForm = ({ name, now, press, onSave }: Props) => {
  const [path, setPath] = useState('')
  const [target, setTarget] = useState(now?.target ?? '')
  const [isForever, setForever] = useState(now?.isForever ?? true)
  const isChanged = target !== (now?.target ?? '') || isForever !== (now?.isForever ?? true) || path !== ''
  return (
    <TermsForm
      name={name}
      isChanged={isChanged}
      isNew={now === null}
      press={press}
      onSave={async () => {
        if (isChanged) await onSave(path, { target, isForever })
      }}
    >
      {now === null && <TextEntry label="Old path" value={path} onChange={setPath} maxLength={1_000} />}
      <TextEntry label="New path" value={target} onChange={setTarget} maxLength={1_000} />
      <Choices
        label="How long"
        names={lastingNames}
        chosen={isForever ? 'forever' : 'now'}
        onChoose={(lasting) => setForever(lasting === 'forever')}
      />
      <p className="peek-line">
        For good, search engines forget the old path; for now, they keep it. A path that does not begin with a locale,
        such as /en-us, holds for all of them.
      </p>
    </TermsForm>
  )
}
