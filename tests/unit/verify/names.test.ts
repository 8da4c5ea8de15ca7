import { failuresOfJest, failuresOfPlaywright, namesOf } from '../../support/reports.mjs'

test('the last lines name each failed test by its file, without what it said', () => {
  const jest = failuresOfJest({
    testResults: [
      {
        name: `${process.cwd()}/tests/unit/a.test.ts`,
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          { status: 'failed', fullName: 'two', failureMessages: ['expected 1\nreceived 2'] },
        ],
      },
      { name: `${process.cwd()}/tests/unit/b.test.ts`, message: 'no module', assertionResults: [] },
    ],
  })
  const playwright = failuresOfPlaywright({
    specs: [
      {
        title: 'x'.repeat(200),
        file: 'e2e/c.spec.ts',
        tests: [{ status: 'unexpected', results: [{ error: { message: 'no element' } }] }],
      },
    ],
  })
  expect(namesOf([...jest, ...playwright])).toEqual([
    'FAILED tests/unit/a.test.ts › two',
    'FAILED tests/unit/b.test.ts',
    expect.stringMatching(/^FAILED e2e\/c\.spec\.ts › x+…$/),
  ])
})
