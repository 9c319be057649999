import { useEffect, useRef } from 'react'
import type { DocumentAddress, EditedDocument } from '../../../contracts/api/operator/editedDocument.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { Toned } from '../parts/Toned.tsx'
import { goTo } from '../shell/usePlace.ts'
import { familyNames, siteNames, stateOf } from './documentText.ts'

type Props = {
  readonly name: string
  readonly params: DocumentAddress
  readonly edited: EditedDocument
  readonly isChanged: boolean
  readonly onSave: () => Promise<boolean>
  readonly onDiscard: () => void
  readonly onPublish: () => void
}

/** Which document it is, what became of it, and how to go on with it. Control or Command and S saves. */
export const EditorHead = ({ name, params, edited, isChanged, onSave, onDiscard, onPublish }: Props) => {
  const save = useRef(onSave)
  useEffect(() => {
    save.current = onSave
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void save.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <header className="editor-head">
      <PressButton kind="quiet" onPress={() => goTo('content')}>
        All documents
      </PressButton>
      <div className="editor-name">
        <h1 className="frame-title">{name}</h1>
        <p className="content-soft">
          {familyNames[params.family]} {params.documentKey}, {siteNames[params.site]}
        </p>
      </div>
      <Toned {...stateOf(edited)} />
      {isChanged && (
        <>
          <span className="content-soft">Not saved</span>
          <PressButton kind="quiet" onPress={onDiscard}>
            Discard changes
          </PressButton>
        </>
      )}
      <PressButton
        kind="second"
        onPress={async () => {
          await onSave()
        }}
      >
        Save draft
      </PressButton>
      <PressButton kind="primary" onPress={onPublish}>
        Publish…
      </PressButton>
    </header>
  )
}
