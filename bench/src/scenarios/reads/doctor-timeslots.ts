import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { bookablePeriodAt } from '@vizit/server/modules/catalogue/store/bookable-period.ts'
import { type DoctorDays, doctorTimeslotsQuery } from '@vizit/server/modules/catalogue/store/timeslots.ts'
import type { Ask, ReadScenario } from './read-scenario.ts'
import { sampleDoctors } from './sample-doctors.ts'

const askOf = (days: DoctorDays): Ask => ({
  path:
    `/api/v2/public/booking/${days.provider}/doctors/${days.doctorId}/timeslots` +
    `?dateStart=${days.from}&dateEnd=${days.to}`,
  statement: doctorTimeslotsQuery(days, bookablePeriodAt(new Date())),
})

export const doctorDay: ReadScenario = {
  name: 'doctor-day',
  title: 'free slots of one doctor, one day',
  async asks({ pool }) {
    const doctors = await sampleDoctors(pool)
    return doctors.map(({ date, ...doctor }) => askOf({ ...doctor, from: date, to: date }))
  },
}

export const doctorTwoMonths: ReadScenario = {
  name: 'doctor-two-months',
  title: 'free slots of one doctor, two months',
  async asks({ pool }) {
    const window = bookingWindow(civilDateOf(new Date()))
    const doctors = await sampleDoctors(pool)
    return doctors.map(({ date: _date, ...doctor }) => askOf({ ...doctor, ...window }))
  },
}
