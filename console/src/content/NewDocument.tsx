import { useState } from 'react'
import { contentSites } from '../../../contracts/api/operator/editedDocument.ts'
import { saveDocument } from '../../../contracts/api/operator/operatorContentApi.ts'
import { contentFamilies } from '../../../contracts/content/contentDocument.ts'
import { siteLanguages } from '../../../core/domain/content/localize.ts'
import { callApi } from '../api/callApi.ts'
import { Peek } from '../parts/Peek.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { goTo } from '../shell/usePlace.ts'
import { familyNames, siteNames } from './documentText.ts'
import { SelectEntry } from './fields/SelectEntry.tsx'
import { PlainEntry } from './fields/PlainEntry.tsx'

/** OPR-26: a document that is not there yet; it opens as a draft without blocks. */
export const NewDocument = ({ onClose }: { readonly onClose: () => void }) => {
  const [site, setSite] = useState<(typeof contentSites)[number]>('NA')
  const [family, setFamily] = useState<(typeof contentFamilies)[number]>('page')
  const [key, setKey] = useState('')
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const create = async (): Promise<void> => {
    const documentKey = key.trim()
    if (documentKey === '' || name.trim() === '') return setFault('Give it an address and a title.')
    const language = siteLanguages(site)[0] ?? 'en'
    const document = {
      family,
      key: documentKey,
      site,
      bodies: { [language]: { name: name.trim(), slots: { main: [] } } },
    }
    const answer = await callApi(saveDocument, {
      params: { site, family, documentKey },
      body: { revision: 0, document },
    })
    if (answer._tag === 'Answer') goTo(`content/${site}/${family}/${documentKey}`)
    else setFault(answer.code === 'OPR409' ? 'There is a document at this address already.' : answer.message)
  }
  return (
    <Peek title="New document" onClose={onClose}>
      {fault !== null && <Refused message={fault} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <SelectEntry
          label="Where"
          value={site}
          options={contentSites.map((value) => ({ value, text: siteNames[value] }))}
          onChange={(value) => setSite(contentSites.find((each) => each === value) ?? 'NA')}
        />
        <SelectEntry
          label="Kind"
          value={family}
          options={contentFamilies.map((value) => ({ value, text: familyNames[value] }))}
          onChange={(value) => setFamily(contentFamilies.find((each) => each === value) ?? 'page')}
        />
        <PlainEntry
          label="Address"
          help="Of a page the word behind the slash, for example autumn; of a category or product its id"
          value={key}
          onChange={setKey}
          most={128}
        />
        <PlainEntry label="Title" help="" value={name} onChange={setName} most={160} />
        <div className="peek-actions">
          <PressButton kind="primary" isSubmit>
            Create
          </PressButton>
        </div>
      </form>
    </Peek>
  )
}
