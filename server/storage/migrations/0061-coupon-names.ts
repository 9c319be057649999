/** SQL that gives the demonstration's coupons their German, Italian and Spanish names; done again, it changes nothing. */
export const couponNames: readonly string[] = (
  [
    ['WELCOME10', '10 % auf deine Bestellung', '10% sul tuo ordine', '10 % en tu pedido'],
    ['FREESHIP', 'Kostenloser Versand', 'Spedizione gratuita', 'Envío gratuito'],
    ['EXPIRED20', '20 % im letzten Frühling', '20% di sconto, la scorsa primavera', '20 %, la primavera pasada'],
    ['SOON15', '15 % später', '15% di sconto, più avanti', '15 %, más adelante'],
    ['ONCE5', '5 weniger, einmalig', '5 in meno, una volta', '5 menos, una vez'],
    ['MAPLE15', '15 % in Kanada', '15% in Canada', '15 % en Canadá'],
    ['PEAK25', '25 weniger ab 250', '25 in meno da 250', '25 menos a partir de 250'],
    ['TRAIL5', '5 % für Trail-Tage', '5% per le giornate trail', '5 % para los días de trail'],
    ['SUMMIT5', '5 % für Gipfel', '5% per le vette', '5 % para las cumbres'],
  ] as const
).map(([code, de, it, es]) => `update coupon set names = '${JSON.stringify({ de, it, es })}' where code = '${code}'`)
