# The portal loads a captcha module even where none is asked for, and its own one needs image libraries.
package NoCaptcha;

use strict;
use Mouse;
extends 'Lemonldap::NG::Portal::Main::Plugin';

sub init { return 1 }

1;
