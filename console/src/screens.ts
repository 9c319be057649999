import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { OperatorKind } from '../../contracts/api/endpoint.ts'
import type { SignName } from './parts/Sign.tsx'

/** What a screen is given: the rest of the address behind its own, for example the id of what is open. */
export type ScreenProps = { readonly opened: string }

type Screen = {
  /** Below `/operator/`. */
  readonly path: string
  readonly title: string
  readonly group: 'Content' | 'Shop' | 'House'
  readonly sign: SignName
  /** Who finds it in the navigation: a row of `contracts/capabilities.ts`, the same as of its calls. */
  readonly who: OperatorKind
  readonly Screen: ComponentType<ScreenProps>
}

/** Every screen of the console, in the order of the navigation. A new one is a folder and a row here. */
export const screens: readonly Screen[] = [
  {
    path: 'orders',
    title: 'Orders',
    group: 'Shop',
    sign: 'bag',
    who: 'operatorOrders',
    Screen: lazy(() => import('./orders/OrdersScreen.tsx').then((file) => ({ default: file.OrdersScreen }))),
  },
  {
    path: 'moderation',
    title: 'Moderation',
    group: 'Shop',
    sign: 'speech',
    who: 'operatorOrders',
    Screen: lazy(() =>
      import('./moderation/ModerationScreen.tsx').then((file) => ({ default: file.ModerationScreen })),
    ),
  },
  {
    path: 'goods',
    title: 'Goods',
    group: 'Shop',
    sign: 'tag',
    who: 'operatorMerchandise',
    Screen: lazy(() => import('./goods/GoodsScreen.tsx').then((file) => ({ default: file.GoodsScreen }))),
  },
  {
    path: 'catalogue',
    title: 'Import and export',
    group: 'Shop',
    sign: 'files',
    who: 'operatorMerchandise',
    Screen: lazy(() => import('./goods/CatalogueScreen.tsx').then((file) => ({ default: file.CatalogueScreen }))),
  },
  {
    path: 'promotions',
    title: 'Promotions',
    group: 'Shop',
    sign: 'percent',
    who: 'operatorMerchandise',
    Screen: lazy(() =>
      import('./promotions/PromotionsScreen.tsx').then((file) => ({ default: file.PromotionsScreen })),
    ),
  },
  {
    path: 'content',
    title: 'Pages and content',
    group: 'Content',
    sign: 'page',
    who: 'operatorContent',
    Screen: lazy(() => import('./content/ContentScreen.tsx').then((file) => ({ default: file.ContentScreen }))),
  },
  {
    path: 'pictures',
    title: 'Pictures',
    group: 'Content',
    sign: 'picture',
    who: 'operatorPictures',
    Screen: lazy(() => import('./pictures/PicturesScreen.tsx').then((file) => ({ default: file.PicturesScreen }))),
  },
  {
    path: 'redirects',
    title: 'Redirects',
    group: 'Content',
    sign: 'turn',
    who: 'operatorContent',
    Screen: lazy(() => import('./redirects/RedirectsScreen.tsx').then((file) => ({ default: file.RedirectsScreen }))),
  },
  {
    path: 'results',
    title: 'Experiments',
    group: 'Content',
    sign: 'flask',
    who: 'operatorContent',
    Screen: lazy(() => import('./results/ResultsScreen.tsx').then((file) => ({ default: file.ResultsScreen }))),
  },
  {
    path: 'system',
    title: 'System',
    group: 'House',
    sign: 'pulse',
    who: 'operatorAdmin',
    Screen: lazy(() => import('./system/SystemScreen.tsx').then((file) => ({ default: file.SystemScreen }))),
  },
  {
    path: 'letters',
    title: 'Letters',
    group: 'House',
    sign: 'letter',
    who: 'operatorAdmin',
    Screen: lazy(() => import('./system/LettersScreen.tsx').then((file) => ({ default: file.LettersScreen }))),
  },
  {
    path: 'reports',
    title: 'Problem reports',
    group: 'House',
    sign: 'flag',
    who: 'operatorAdmin',
    Screen: lazy(() => import('./system/ReportsScreen.tsx').then((file) => ({ default: file.ReportsScreen }))),
  },
  {
    path: 'changes',
    title: 'Changes',
    group: 'House',
    sign: 'history',
    who: 'operatorAdmin',
    Screen: lazy(() => import('./changes/ChangesScreen.tsx').then((file) => ({ default: file.ChangesScreen }))),
  },
  {
    path: 'operators',
    title: 'Operators',
    group: 'House',
    sign: 'people',
    who: 'operatorAdmin',
    Screen: lazy(() => import('./operators/OperatorsScreen.tsx').then((file) => ({ default: file.OperatorsScreen }))),
  },
]
