import coins from 'icon:two-coins';
import crate from 'icon:wooden-crate';
import hand from 'icon:hand';
import house from 'icon:house';
import jug from 'icon:amphora';
import key from 'icon:skeleton-key';
import letters from 'icon:envelope';
import cloth from 'icon:rolled-cloth';
import flag from 'icon:flying-flag';
import spices from 'icon:hot-spices';
import stack from 'icon:card-random';
import seal from 'icon:wax-seal';
import wine from 'icon:wine-bottle';

/** The landscape cards, in the order in which a hand holds them. */
export const LANDSCAPES = ['coast', 'forest', 'plain', 'mountain', 'desert'].map((name) => `landscape-${name}`);

/** The sign of what is counted, or drawn too small for a scene. */
export const ICON: Record<string, string> = {
  'good-jugs': jug,
  'good-wine': wine,
  'good-cloth': cloth,
  'good-spices': spices,
  'reward-landscape_card': stack,
  'reward-key_card': key,
  'reward-bonus_card': seal,
  'reward-goods_card': crate,
  coins,
  hand,
  house,
  key,
  letters,
  bonus: seal,
  goods: crate,
  start: flag,
};

/** The scene of a scoring card's area: 'river-east', 'quarter-forest'. */
export function areaScene(area: string): string {
  return area.startsWith('river-') ? 'river' : area.replace('quarter-', 'landscape-');
}
