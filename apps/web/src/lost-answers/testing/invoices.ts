import { type Arrange, press } from './act.ts'

export const decideInvoice: Arrange = async world => {
  const who = await world.patient()
  const { assignmentId } = await world.doctor()
  const invoiceId = await world.invoice(await world.pastVisit(who, assignmentId, { daysAgo: 3 }))
  return {
    who,
    path: `/visits/invoices/${invoiceId}`,
    before: user => press(user, 'Подтвердить весь счёт', 'radio'),
    press: user => press(user, 'Подтвердить счёт'),
    says: /Счёт подтверждён/,
    holds: async () =>
      (
        await world.db
          .selectFrom('invoice_decision')
          .select('kind')
          .where('invoice_id', '=', invoiceId)
          .execute()
      ).map(({ kind }) => kind),
    held: ['CONFIRMED'],
  }
}
