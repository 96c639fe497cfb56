import anchor from 'icon:anchor';
import cactus from 'icon:cactus';
import castle from 'icon:castle';
import chest from 'icon:open-treasure-chest';
import coins from 'icon:two-coins';
import crate from 'icon:wooden-crate';
import hand from 'icon:hand';
import hills from 'icon:mountains';
import house from 'icon:house';
import jug from 'icon:amphora';
import key from 'icon:skeleton-key';
import letters from 'icon:envelope';
import pine from 'icon:pine-tree';
import river from 'icon:river';
import cloth from 'icon:rolled-cloth';
import spices from 'icon:hot-spices';
import stack from 'icon:card-random';
import warehouse from 'icon:warehouse';
import seal from 'icon:wax-seal';
import wheat from 'icon:wheat';
import wine from 'icon:wine-bottle';

/** The landscape cards, in the order in which a hand holds them. */
export const LANDSCAPES = ['coast', 'forest', 'plain', 'mountain', 'desert'].map((name) => `landscape-${name}`);

/** The picture of everything that has a name in the view or on the board. */
export const ICON: Record<string, string> = {
  'landscape-coast': anchor,
  'landscape-forest': pine,
  'landscape-plain': wheat,
  'landscape-mountain': hills,
  'landscape-desert': cactus,
  'good-jugs': jug,
  'good-wine': wine,
  'good-cloth': cloth,
  'good-spices': spices,
  'bonus-goods': warehouse,
  'bonus-coins': chest,
  'bonus-city': castle,
  'bonus-rivers': river,
  'bonus-forest': pine,
  'bonus-plain': wheat,
  'bonus-mountain': hills,
  'bonus-desert': cactus,
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
  river,
  quarter: castle,
};

/** The icon of a scoring card's area: 'river-east', 'quarter-forest'. */
export function areaIcon(area: string): string {
  return area.startsWith('river-') ? river : (ICON[area.replace('quarter-', 'landscape-')] ?? castle);
}

/** The scene of a scoring card's area. */
export function areaScene(area: string): string {
  return area.startsWith('river-') ? 'river' : area.replace('quarter-', 'landscape-');
}
