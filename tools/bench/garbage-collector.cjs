/**
 * Loaded into the measured server (`NODE_OPTIONS=--expose-gc --require …`): on SIGUSR2 it collects
 * all garbage and writes down what is left, so that what was merely not collected yet is no leak.
 */
const { writeFileSync } = require('node:fs')
const { setFlagsFromString } = require('node:v8')

// Code that was not used between two collections would be dropped, and look like freed memory.
setFlagsFromString('--no-flush-bytecode')

const file = process.env.FIGURES_FILE
if (!global.gc || !file) throw new Error('Needs --expose-gc and FIGURES_FILE.')

process.on('SIGUSR2', async () => {
  for (let round = 0; round < 3; round += 1) {
    global.gc?.()
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  const { heapUsed, external } = process.memoryUsage()
  writeFileSync(file, JSON.stringify({ heap: heapUsed + external }))
})
