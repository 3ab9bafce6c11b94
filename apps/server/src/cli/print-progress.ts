/** Of a long file, beside what is printed at the end. */
export const printProgress = (rows: number) => void process.stderr.write(`${rows} …\n`)
