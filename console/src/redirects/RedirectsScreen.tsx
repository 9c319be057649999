import './RedirectsScreen.css'
import { readRedirects } from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import type { OperatorRedirect, RedirectList } from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Choices } from '../fields/Choices.tsx'
import { SearchEntry } from '../fields/SearchEntry.tsx'
import { OlderPages } from '../parts/OlderPages.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { Sign } from '../parts/Sign.tsx'
import { timeText } from '../parts/timeText.ts'
import { Toned } from '../parts/Toned.tsx'
import type { ScreenProps } from '../screens.ts'
import { asking, goTo, usePlace } from '../shell/usePlace.ts'
import { AddRedirectPanel } from './AddRedirectPanel.tsx'
import { RedirectPanel } from './RedirectPanel.tsx'
import { stateOf } from './redirectText.ts'

const listNames: Readonly<Record<RedirectList, string>> = { kept: 'In the shop', removed: 'Removed' }

type Asked = { readonly list: RedirectList; readonly search: string; readonly before: string | null }

/** OPR-52: where old paths lead. List, search, page and what is open stand in the address. */
export const RedirectsScreen = ({ opened: id }: ScreenProps) => {
  const { query } = usePlace()
  const asked: Asked = {
    list: query.get('list') === 'removed' ? 'removed' : 'kept',
    search: query.get('search') ?? '',
    before: query.get('before'),
  }
  const { list, search, before } = asked
  const { body, failure, reload } = useAnswer(readRedirects, {
    query: { list, ...(search === '' ? {} : { search }), ...(before === null ? {} : { before }) },
  })
  const close = (): void => goTo(placeOf(asked))
  return (
    <ScreenFrame
      title="Redirects"
      action={
        <div className="redirects-actions">
          <SearchEntry
            key={search}
            label="Old or new path"
            value={search}
            onSearch={(text) => goTo(placeOf({ list, search: text.trim(), before: null }))}
          />
          {id !== 'new' && (
            <PressButton kind={id === '' ? 'primary' : 'second'} onPress={() => goTo(placeOf(asked, 'new'))}>
              <Sign name="plus" />
              Add
            </PressButton>
          )}
        </div>
      }
      peek={
        id === '' ? undefined : id === 'new' ? (
          <AddRedirectPanel
            onClose={close}
            onAdded={(added) => {
              reload()
              goTo(placeOf({ list: 'kept', search: '', before: null }, added))
            }}
          />
        ) : (
          <RedirectPanel key={id} redirectId={id} onClose={close} onChanged={reload} />
        )
      }
      {...(body ? { count: `${body.redirects.length} shown` } : {})}
    >
      <Choices
        label="Which redirects"
        names={listNames}
        chosen={list}
        onChoose={(name) => goTo(placeOf({ list: name, search, before: null }))}
      />
      {failure && <Refused message={failure.message} />}
      {body && (
        <>
          <Rows
            name="Redirects"
            items={body.redirects}
            keyOf={(redirect) => redirect.id}
            opened={id}
            onOpen={(redirectId) => goTo(placeOf(asked, redirectId))}
            nothing={nothingText(asked)}
            columns={columns}
          />
          <OlderPages
            before={before}
            next={body.next}
            onTurn={(turned) => goTo(placeOf({ ...asked, before: turned }))}
          />
        </>
      )}
    </ScreenFrame>
  )
}

const columns = [
  { title: 'Old path', cell: ({ path }: OperatorRedirect) => path },
  { title: 'Leads to', cell: ({ target }: OperatorRedirect) => target },
  { title: 'How long', cell: ({ isForever }: OperatorRedirect) => (isForever ? 'For good' : 'For now') },
  { title: 'State', cell: ({ state }: OperatorRedirect) => <Toned {...stateOf[state]} /> },
  { title: 'Changed', cell: ({ at }: OperatorRedirect) => timeText(at) },
]

const placeOf = ({ list, search, before }: Asked, id = ''): string =>
  asking(id === '' ? 'redirects' : `redirects/${id}`, { list: list === 'kept' ? null : list, search, before })

const nothingText = ({ list, search }: Asked): string => {
  if (search !== '') return 'No redirect has such a path. Clear the search, or look in the other list.'
  return list === 'kept' ? 'No old path leads anywhere yet.' : 'Nothing was removed.'
}
