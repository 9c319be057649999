import './ModerationScreen.css'
import { readModeratedItems } from '../../../contracts/api/operator/moderationApi.ts'
import { moderatedKinds, moderationLists } from '../../../contracts/api/operator/moderatedItem.ts'
import type { ModeratedKind, ModerationList } from '../../../contracts/api/operator/moderatedItem.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Choices } from '../fields/Choices.tsx'
import { OlderPages } from '../parts/OlderPages.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import type { ScreenProps } from '../screens.ts'
import { asking, goTo, usePlace } from '../shell/usePlace.ts'
import { columnsOf } from './itemColumns.tsx'
import { ItemPanel } from './ItemPanel.tsx'
import { kindNames, listNames, nothingIn } from './moderationText.ts'

/** OPR-12: what shoppers sent and somebody has to look at. The address says which kind and list, and what is open. */
export const ModerationScreen = ({ opened }: ScreenProps) => {
  const [named, id = ''] = opened.split('/')
  const kind = moderatedKinds.find((name) => name === named) ?? 'reviews'
  return <KindScreen key={kind} kind={kind} opened={id} />
}

type Props = { readonly kind: ModeratedKind; readonly opened: string }

const KindScreen = ({ kind, opened }: Props) => {
  const { query: asked } = usePlace()
  const list = moderationLists.find((name) => name === asked.get('list')) ?? 'waiting'
  const after = asked.get('after')
  const ask = (name: ModerationList, page: string | null): void =>
    goTo(asking(pathOf(opened), { list: name === 'waiting' ? null : name, after: page }), { isReplaced: true })
  const open = (item: string): void => goTo(asking(pathOf(item), Object.fromEntries(asked)))
  const pathOf = (item: string): string => (item === '' ? `moderation/${kind}` : `moderation/${kind}/${item}`)
  const { body, failure, reload } = useAnswer(readModeratedItems, {
    params: { kind },
    query: { list, ...(after === null ? {} : { after }) },
  })
  const items = body?.items ?? []
  const place = items.findIndex(({ id }) => id === opened)
  // What was decided is in the list no more; then its first is the next.
  const next = items[place + 1]
  return (
    <ScreenFrame
      title="Moderation"
      peek={
        opened === '' ? undefined : (
          <ItemPanel
            key={opened}
            kind={kind}
            id={opened}
            onClose={() => open('')}
            onChanged={reload}
            {...(next ? { onNext: () => open(next.id) } : {})}
          />
        )
      }
      {...(body ? { count: `${items.length} shown` } : {})}
    >
      <Choices
        label="What was sent"
        names={{
          reviews: nameOf('reviews', body?.open),
          questions: nameOf('questions', body?.open),
          photos: nameOf('photos', body?.open),
        }}
        chosen={kind}
        onChoose={(name) => goTo(`moderation/${name}`)}
      />
      <Choices
        label="Which of them"
        names={listNames[kind] as Readonly<Record<ModerationList, string>>}
        chosen={list}
        onChoose={(name) => ask(name, null)}
      />
      {failure && <Refused message={failure.message} />}
      {body && (
        <>
          <Rows
            key={list}
            name={kindNames[kind]}
            items={items}
            keyOf={({ id }) => id}
            opened={opened}
            onOpen={open}
            nothing={nothingIn[list]}
            columns={columnsOf(kind, list)}
          />
          <OlderPages
            before={after}
            next={body.next}
            onTurn={(turned) => ask(list, turned)}
            {...(list === 'waiting' || list === 'reported' ? { names: oldestFirst } : {})}
          />
        </>
      )}
    </ScreenFrame>
  )
}

const oldestFirst = { first: 'Oldest', next: 'Newer' } as const

/** With how many of them wait or are reported. */
const nameOf = (kind: ModeratedKind, open: Readonly<Record<ModeratedKind, number>> | undefined): string =>
  open === undefined || open[kind] === 0 ? kindNames[kind] : `${kindNames[kind]} ${open[kind]}`
