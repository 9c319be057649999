/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface ErrorsCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'maxAllowedQty': (args: { maxAllowedQty: number }) => string
}

type PlainKey =
  | '4044' | 'AUT498' | 'AUT401' | 'AUT418' | 'AUT437' | 'AUT438' | 'AUT439' | 'PRO400' | 'AUT423' | 'AUT426' | 'AUT441' | 'AUT442' | 'AUT444'
  | 'AUT402' | 'AUT403' | 'AUT409' | 'AUT404' | 'AUT432' | 'AUT500' | 'AUT450' | 'AUT451' | 'AUT452' | 'AUT453' | 'AUT440' | 'PRC400'
  | 'ORD430' | 'BSK404' | 'ORD516' | 'ORD517' | 'ORD518' | 'INV700' | 'INV406' | 'INV701' | 'INV702' | 'ORD404' | 'INV405' | 'INV407'
  | 'INV409' | 'INV408' | 'ORD415' | 'ORD409' | 'OHS4004' | 'ORD400' | 'GFS800' | 'GFO404' | 'GFO405' | 'GFC410' | 'GFC799' | 'GFC800'
  | 'GFC700' | 'GFC760' | 'GFC812' | 'GFC725' | 'GFC740' | 'GFC755' | 'GFC400' | 'FE309' | 'PYT402' | 'PYT404' | 'PYT300' | 'PYT405' | 'PYT406'
  | 'BIL400' | 'BILL410' | 'PAY400' | 'PAY401' | 'PYT400' | 'TAX309' | 'TAX310' | 'SHP404' | 'SHP500' | 'SHP410' | 'CHK380' | 'CHK320'
  | 'PRM130' | 'PRM160' | 'PRM135' | 'PRM140' | 'PRM150' | 'PRM155' | 'PRM416' | 'PRM175' | 'GWP403' | 'REW401' | 'REW130' | 'REW135'
  | 'REW140' | 'PRO412' | 'PRO418' | 'PRO414' | 'PRO415' | 'PRO404' | 'PRO410' | 'PRO411' | 'FE340' | 'FE872' | 'CCA400' | 'CCA401' | 'CCN404'
  | 'PAY402' | 'PWD400' | 'BSY503' | 'GEN500' | 'API400' | 'API404' | 'API405' | 'API406' | 'API415' | 'STR404' | 'RTN500' | 'ATTR100'
  | 'ATTR200' | 'ATTR300' | 'REV410' | 'PLP400' | 'botDefence'
