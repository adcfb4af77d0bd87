import express from 'express'
import { expect, test } from 'vitest'
import { listenDuringTest } from '../../tests/support/listen-during-test.ts'
import { callFiles } from './call-file.ts'
