import type { OperatorRole } from '../../../contracts/capabilities.ts'

export const roleNames: Readonly<Record<OperatorRole, string>> = {
  content: 'Content',
  merchandise: 'Merchandise',
  orders: 'Orders',
  admin: 'Administrator',
}

export const rolePurposes: Readonly<Record<OperatorRole, string>> = {
  content: 'Pages, articles, menus and media',
  merchandise: 'Goods, prices, stock and promotions',
  orders: 'Orders, refunds, reviews and questions',
  admin: 'Everything, and who else is an operator',
}

export const roleText = (roles: readonly OperatorRole[]): string => roles.map((role) => roleNames[role]).join(', ')
