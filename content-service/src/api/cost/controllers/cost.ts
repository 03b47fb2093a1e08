import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readCosts } from '../../../costs/read-costs';

/** As many as a page compares, and some more. */
const MAX_CITIES = 5;

const SLUGS = /^[a-z0-9-]{1,120}(,[a-z0-9-]{1,120})*$/;

export default {
  /** What life costs: see `readCosts`. `cities` are slugs, separated by commas. */
  async find(ctx: Context) {
    const { cities = '', ...others } = ctx.query;
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) reject(unknown, 'is not supported');
    if (typeof cities !== 'string' || (cities !== '' && !SLUGS.test(cities))) {
      return reject('cities', 'must be slugs of cities, separated by commas');
    }
    const slugs = [...new Set(cities.split(',').filter(Boolean))];
    if (slugs.length > MAX_CITIES) reject('cities', `must be at most ${MAX_CITIES}`);
    ctx.body = { data: await readCosts(strapi, slugs) };
  },
};

function reject(parameter: string, reason: string): never {
  throw new errors.ValidationError(`${parameter} ${reason}`, { parameter });
}
