import { useState } from 'react'
import { contentSites, contentStates } from '../../../contracts/api/operator/editedDocument.ts'
import type { DocumentRow } from '../../../contracts/api/operator/editedDocument.ts'
import { readDocumentsAsOperator } from '../../../contracts/api/operator/operatorContentApi.ts'
import { contentFamilies } from '../../../contracts/content/contentDocument.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Choices } from '../fields/Choices.tsx'
import { SearchEntry } from '../fields/SearchEntry.tsx'
import { OlderPages } from '../parts/OlderPages.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { timeText } from '../parts/timeText.ts'
import { Toned } from '../parts/Toned.tsx'
import { addressOf, goTo } from '../shell/usePlace.ts'
import { authorText, familyNames, nextText, siteNames, stateNames, stateOf } from './documentText.ts'
import { SelectEntry } from './fields/SelectEntry.tsx'
import { NewDocument } from './NewDocument.tsx'

type Asked = { readonly site: string; readonly family: string; readonly state: string; readonly search: string }

/** OPR-25: every document, by what became of it. What is looked for stands in the address. */
export const DocumentList = ({ isAdding }: { readonly isAdding: boolean }) => {
  const [asked, setAsked] = useState(askedInAddress)
  const [after, setAfter] = useState<string | null>(null)
  const { body, failure } = useAnswer(readDocumentsAsOperator, { query: queryOf(asked, after) })
  const ask = (change: Partial<Asked>): void => {
    const next = { ...asked, ...change }
    const query = new URLSearchParams(Object.entries(next).filter(([, text]) => text !== '')).toString()
    history.replaceState(null, '', addressOf(query === '' ? 'content' : `content?${query}`))
    setAsked(next)
    setAfter(null)
  }
  return (
    <ScreenFrame
      title="Pages and content"
      action={
        <div className="content-actions">
          <SearchEntry
            label="Title, address or key"
            value={asked.search}
            onSearch={(text) => ask({ search: text.trim() })}
          />
          <PressButton kind="primary" onPress={() => goTo('content/new')}>
            New document
          </PressButton>
        </div>
      }
      peek={isAdding ? <NewDocument onClose={() => goTo('content')} /> : undefined}
      {...(body ? { count: `${body.documents.length} of ${body.count}` } : {})}
    >
      <Choices
        label="Which documents"
        names={stateNames}
        chosen={contentStates.find((state) => state === asked.state) ?? 'all'}
        onChoose={(state) => ask({ state: state === 'all' ? '' : state })}
      />
      <div className="content-filters">
        <SelectEntry
          isInline
          label="Kind"
          value={asked.family}
          options={[any, ...contentFamilies.map((value) => ({ value, text: familyNames[value] }))]}
          onChange={(family) => ask({ family })}
        />
        <SelectEntry
          isInline
          label="Where"
          value={asked.site}
          options={[any, ...contentSites.map((value) => ({ value, text: siteNames[value] }))]}
          onChange={(site) => ask({ site })}
        />
      </div>
      {failure && <Refused message={failure.message} />}
      {body && (
        <>
          <Rows
            key={JSON.stringify(asked)}
            name="Documents"
            items={body.documents}
            keyOf={keyOf}
            onOpen={(key) => goTo(`content/${key}`)}
            nothing={
              asked.search === '' ? 'There is no document here.' : 'No document has this in its title, address or key.'
            }
            columns={[
              { title: 'Document', cell: nameCell },
              { title: 'Kind', cell: ({ family }) => <Whole text={familyNames[family]} /> },
              { title: 'Where', cell: ({ site }) => <Whole text={siteNames[site]} /> },
              {
                title: 'State',
                cell: (row) => (
                  <span className="content-whole">
                    <Toned {...stateOf(row)} />
                  </span>
                ),
              },
              { title: 'Next', cell: nextCell },
              { title: 'Saved', cell: savedCell },
            ]}
          />
          <OlderPages before={after} next={body.next} onTurn={setAfter} />
        </>
      )}
    </ScreenFrame>
  )
}

const any = { value: '', text: 'any' }

const keyOf = ({ site, family, documentKey }: DocumentRow): string => `${site}/${family}/${documentKey}`

const nameCell = ({ name, path, documentKey }: DocumentRow) => (
  <>
    {name} <span className="content-path">{path ?? documentKey}</span>
  </>
)

const Whole = ({ text }: { readonly text: string }) => <span className="content-whole">{text}</span>

const nextCell = (row: DocumentRow) => (
  <>
    {nextText(row)}
    {row.missing.length > 0 && <span className="content-soft content-line">Not in {row.missing.join(', ')}</span>}
  </>
)

const savedCell = ({ at, by }: DocumentRow) => (
  <>
    <span className="content-whole">{timeText(at)}</span>
    <span className="content-soft content-line">{authorText(by)}</span>
  </>
)

const askedInAddress = (): Asked => {
  const query = new URLSearchParams(location.search)
  const of = (name: string) => query.get(name) ?? ''
  return { site: of('site'), family: of('family'), state: of('state'), search: of('search') }
}

const queryOf = ({ site, family, state, search }: Asked, after: string | null) => {
  const [inSite, ofFamily, inState] = [
    contentSites.find((name) => name === site),
    contentFamilies.find((name) => name === family),
    contentStates.find((name) => name === state),
  ]
  return {
    ...(inSite ? { site: inSite } : {}),
    ...(ofFamily ? { family: ofFamily } : {}),
    ...(inState ? { state: inState } : {}),
    ...(search === '' ? {} : { search }),
    ...(after === null ? {} : { after }),
  }
}
