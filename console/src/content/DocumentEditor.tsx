import './DocumentEditor.css'
import { useEffect, useRef, useState } from 'react'
import type { DocumentAddress, EditedDocument } from '../../../contracts/api/operator/editedDocument.ts'
import { defined, toFields } from '../../../core/domain/fields/fields.ts'
import { languageRead, localize } from '../../../core/domain/content/localize.ts'
import { allLocales, locales } from '../../../core/domain/locale/locales.ts'
import { Choices } from '../fields/Choices.tsx'
import { Refused } from '../parts/Refused.tsx'
import { BlockPanel } from './BlockPanel.tsx'
import { Complaints } from './Complaints.tsx'
import { isSamePath, valueAt, withMoved, withValue } from './documentTree.ts'
import type { Path } from './documentTree.ts'
import { languageText } from './documentText.ts'
import { EditorHead } from './EditorHead.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { MissingLanguage } from './MissingLanguage.tsx'
import { Outline, placesIn } from './Outline.tsx'
import { OutlineAdd } from './OutlineAdd.tsx'
import { outlineOf } from './outlineOf.ts'
import type { BlockList, OutlineBlock } from './outlineOf.ts'
import { PagePanel } from './PagePanel.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { useCheckedCopy } from './useCheckedCopy.ts'
import { useDocumentActs } from './useDocumentActs.tsx'
import type { useWorkingCopy, WorkingCopy } from './useWorkingCopy.ts'
import { SelectEntry } from './fields/SelectEntry.tsx'

type Working = Omit<ReturnType<typeof useWorkingCopy>, 'copy'> & { readonly copy: WorkingCopy }

type Props = {
  readonly params: DocumentAddress
  readonly edited: EditedDocument
  readonly working: Working
  readonly reloaded: () => Promise<void>
}

/** OPR-32: outline, the page as a preview, and the fields of what is chosen. */
export const DocumentEditor = ({ params, edited, working, reloaded }: Props) => {
  const { copy, change } = working
  const { document } = copy
  const [language, setLanguage] = useState(() => firstRead(document as EditedText))
  const [panel, setPanel] = useState<'fields' | 'publish' | 'history'>('fields')
  const [chosen, setChosen] = useState<Path>([])
  const { complaints, readable, failure } = useCheckedCopy(copy, language)
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed may be gone with what it did.
  useEffect(() => {
    if (globalThis.document.activeElement === globalThis.document.body) heading.current?.focus()
  }, [edited.version, chosen])
  const acts = useDocumentActs({ params, edited, working, reloaded })
  const body = toFields(toFields(document)['bodies'])[language]
  const lists = outlineOf(toFields(body)['slots'], ['bodies', language, 'slots'])
  const places = placesIn(lists)
  const place = places.find(({ block }) => isSamePath(block.path, chosen))
  const move = ({ at }: OutlineBlock, { path }: BlockList, by: number): void => {
    change(withMoved(document, path, at, by))
    choose([...path, at + by])
  }
  const choose = (path: Path): void => {
    setChosen(path)
    setPanel('fields')
  }
  return (
    <div className="editor">
      <EditorHead
        name={nameOf(document, language) ?? params.documentKey}
        params={params}
        edited={edited}
        isChanged={copy.isChanged}
        onSave={acts.save}
        onDiscard={() => working.take(edited)}
        onPublish={() => setPanel('publish')}
      />
      <div className="editor-notices">
        {acts.notice?.fault && <Refused message={acts.notice.text} />}
        <p role="status" className="editor-status">
          {acts.notice?.fault === false ? acts.notice.text : ''}
        </p>
        {copy.revision < edited.revision && <acts.Conflict />}
      </div>
      <nav className="editor-outline" aria-label="Blocks">
        <SelectEntry
          label="Language"
          value={language}
          options={edited.languages.map((code) => ({
            value: code,
            text: Object.hasOwn(toFields(toFields(document)['bodies']), code)
              ? languageText(code)
              : `${languageText(code)} (not written)`,
          }))}
          onChange={(code) => {
            setLanguage(code)
            setChosen([])
          }}
        />
        {body !== undefined && (
          <>
            <Outline lists={lists} chosen={place ? chosen : []} onChoose={choose} onMove={move} />
            <OutlineAdd
              lists={lists}
              place={place}
              document={document}
              body={body}
              onChange={change}
              onChoose={choose}
            />
          </>
        )}
        <Complaints complaints={complaints} places={places} onChoose={choose} onLanguage={setLanguage} />
      </nav>
      <PreviewFrame
        params={params}
        revision={edited.revision}
        language={language}
        isChanged={copy.isChanged}
        readable={readable}
        isFaulty={complaints.length > 0}
        {...defined({ failure })}
      />
      <section className="editor-panel" aria-label="Details">
        <h2 className="peek-title" ref={heading} tabIndex={-1}>
          {panelTitle(panel, place?.block)}
        </h2>
        <Choices
          label="Details"
          names={{ fields: 'Fields', publish: 'Publish', history: 'History' }}
          chosen={panel}
          onChoose={setPanel}
        />
        <div className="editor-fields">
          {panel === 'publish' && (
            <PublishPanel
              key={edited.version}
              edited={edited}
              document={document}
              isChanged={copy.isChanged}
              onPublish={acts.publish}
              onHide={acts.hide}
              onUndo={acts.undo}
            />
          )}
          {panel === 'history' && <HistoryPanel edited={edited} onTake={acts.takeRevision} />}
          {panel === 'fields' && body === undefined && (
            <MissingLanguage document={document} language={language} languages={edited.languages} onChange={change} />
          )}
          {panel === 'fields' && body !== undefined && !place && (
            <PagePanel
              document={document}
              language={language}
              {...defined({ instead: insteadOf(document, language, edited.languages) })}
              onChange={change}
            />
          )}
          {panel === 'fields' && place && (
            <BlockPanel
              document={document}
              block={place.block}
              list={place.list}
              value={valueAt(document, chosen)}
              onChange={change}
              onMove={move}
              onRemoved={() => setChosen([])}
            />
          )}
        </div>
      </section>
    </div>
  )
}

/** What is edited has the form of a document, however unfinished. */
type EditedText = Parameters<typeof localize>[0]

/** What most shoppers of its site read: an editor begins with it. */
const firstRead = (document: EditedText): string =>
  languageRead(document, allLocales.find((code) => locales[code].site === document.site) ?? '') ?? 'en'

/** What readers of a language get without its text; undefined for the one that the others fall back to. */
const insteadOf = (document: unknown, language: string, [first]: readonly string[]): string | undefined => {
  const without = withValue(document, ['bodies', language], undefined)
  const instead = language === first ? undefined : languageRead(without as EditedText, language)
  return instead === undefined ? undefined : languageText(instead)
}

const nameOf = (document: unknown, language: string): string | undefined =>
  localize(document as EditedText, language)?.name

const panelTitle = (panel: 'fields' | 'publish' | 'history', block: OutlineBlock | undefined): string => {
  if (panel === 'publish') return 'Publish'
  return panel === 'history' ? 'History' : (block?.title ?? 'Title and description')
}
