export { scheduleShape } from './store/schedule-shapes.ts'
