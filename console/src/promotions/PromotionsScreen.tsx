import './PromotionsScreen.css'
import { promotionLists, readPromotions } from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import type { OperatorPromotion, PromotionList } from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Choices } from '../fields/Choices.tsx'
import { SearchEntry } from '../fields/SearchEntry.tsx'
import { OlderPages } from '../parts/OlderPages.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { Sign } from '../parts/Sign.tsx'
import type { ScreenProps } from '../screens.ts'
import { asking, goTo, usePlace } from '../shell/usePlace.ts'
import { AddPromotionPanel } from './AddPromotionPanel.tsx'
import { PromotionPanel } from './PromotionPanel.tsx'
import { benefitText, timeOf, usesText } from './promotionText.ts'

const listNames: Readonly<Record<PromotionList, string>> = { active: 'Active', coming: 'Coming', over: 'Over' }

type Asked = { readonly list: PromotionList; readonly search: string; readonly after: string | null }

/** OPR-55: the coupons. List, search, page and what is open stand in the address. */
export const PromotionsScreen = ({ opened: code }: ScreenProps) => {
  const { query } = usePlace()
  const asked: Asked = {
    list: promotionLists.find((name) => name === query.get('list')) ?? 'active',
    search: query.get('search') ?? '',
    after: query.get('after'),
  }
  const { list, search, after } = asked
  const { body, failure, reload } = useAnswer(readPromotions, {
    query: { list, ...(search === '' ? {} : { search }), ...(after === null ? {} : { after }) },
  })
  const close = (): void => goTo(placeOf(asked))
  return (
    <ScreenFrame
      title="Promotions"
      action={
        <div className="promotions-actions">
          <SearchEntry
            key={search}
            label="Code"
            value={search}
            onSearch={(text) => goTo(placeOf({ list, search: text.trim(), after: null }))}
          />
          {code !== 'new' && (
            <PressButton kind={code === '' ? 'primary' : 'second'} onPress={() => goTo(placeOf(asked, 'new'))}>
              <Sign name="plus" />
              Make a coupon
            </PressButton>
          )}
        </div>
      }
      peek={
        code === '' ? undefined : code === 'new' ? (
          <AddPromotionPanel
            onClose={close}
            onAdded={(made) => {
              reload()
              goTo(placeOf({ ...asked, search: '', after: null }, made))
            }}
          />
        ) : (
          <PromotionPanel key={code} code={code} onClose={close} onChanged={reload} />
        )
      }
      {...(body ? { count: `${body.promotions.length} shown` } : {})}
    >
      <Choices
        label="Which coupons"
        names={listNames}
        chosen={list}
        onChoose={(name) => goTo(placeOf({ list: name, search, after: null }))}
      />
      {failure && <Refused message={failure.message} />}
      {body && (
        <>
          <Rows
            name="Coupons"
            items={body.promotions}
            keyOf={(promotion) => promotion.code}
            opened={code}
            onOpen={(opened) => goTo(placeOf(asked, opened))}
            nothing={nothingText(asked)}
            columns={columns}
          />
          <OlderPages
            before={after}
            next={body.next}
            names={{ first: 'First page', next: 'More' }}
            onTurn={(turned) => goTo(placeOf({ ...asked, after: turned }))}
          />
        </>
      )}
    </ScreenFrame>
  )
}

const columns = [
  { title: 'Code', cell: ({ code }: OperatorPromotion) => code },
  { title: 'Gives', cell: benefitText },
  { title: 'Name', cell: ({ names }: OperatorPromotion) => names.en },
  { title: 'Time', cell: timeOf },
  { title: 'Used in', cell: ({ uses }: OperatorPromotion) => usesText(uses) },
]

const placeOf = ({ list, search, after }: Asked, code = ''): string =>
  asking(code === '' ? 'promotions' : `promotions/${code}`, { list: list === 'active' ? null : list, search, after })

const nothingText = ({ list, search }: Asked): string => {
  if (search !== '') return 'No code here has such letters. Clear the search, or look in another list.'
  return { active: 'No code can be used now.', coming: 'No code begins later.', over: 'No code is over.' }[list]
}
